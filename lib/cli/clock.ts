/** Where the time of a run goes, stage by stage. */
export interface Clock {
  /** Runs a stage and adds its time to the stage's sum. */
  readonly time: <T>(stage: string, run: () => T) => T;
  /** The stages in the order of their first run, in milliseconds, and since the process began. */
  readonly print: () => string;
}

/** A clock that counts; `now` answers with milliseconds since the process began. */
export function startClock(now: () => number = () => performance.now()): Clock {
  const sums = new Map<string, number>();
  const since = (stage: string, start: number) => sums.set(stage, (sums.get(stage) ?? 0) + now() - start);
  return {
    time: (stage, run) => {
      const start = now();
      const result = run();
      if (result instanceof Promise) return result.finally(() => since(stage, start)) as typeof result;
      since(stage, start);
      return result;
    },
    print: () => {
      const rows = [...sums, ['since the start', now()] as const];
      const width = Math.max(...rows.map(([stage]) => stage.length));
      return rows.map(([stage, ms]) => `${stage.padEnd(width)} ${ms.toFixed(1).padStart(9)} ms\n`).join('');
    },
  };
}
