/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to `end - 1`. */
  readonly below: (end: number) => number;
  /** Whether something that happens once in `times` happens. */
  readonly once: (times: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

/** Mulberry32, started from two numbers, so that the fleet of any index can be made without those before it. */
export function random(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  for (let i = 0; i < 4; i++) next();
  const below = (end: number): number => next() % end;
  return { below, once: (times) => below(times) === 0, pick: (list) => list[below(list.length)] as never };
}
