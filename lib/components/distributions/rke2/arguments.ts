/** Arguments as RKE2 takes them: `name=value`, sorted, since another order would replace machines. */
export const argumentLines = (args: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(args)
    .sort()
    .map((name) => `${name}=${args[name]}`);

/** The arguments of one program; nothing where there are none. */
export const programArguments = (program: { readonly extraArgs?: Readonly<Record<string, string>> } | undefined) =>
  program?.extraArgs === undefined || Object.keys(program.extraArgs).length === 0 ? {} : { extraArgs: argumentLines(program.extraArgs) };
