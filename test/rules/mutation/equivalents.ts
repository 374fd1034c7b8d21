/** Mutants that do the same as the rule, by the rule's file: the change, and why nothing could tell them apart, or what does beside the table. */
export const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'control-plane-flavor-suffices.ts': {
    'memory >= bytes → memory > bytes': '1,700,000,000 bytes are no whole number of Ki, so no memory is exactly that.',
  },
  'durations-fit.ts': {
    'applySeconds > limit / 2 → applySeconds >= limit / 2': 'Half of the limit is no whole number of seconds.',
  },
  'files-fit.ts': {
    'found === undefined → true': 'Reckons again what is remembered, with the same result.',
    'content.length <= limit → content.length < limit':
      'Text of exactly the limit has at most as many characters as halves, so either length fits.',
  },
  'manifests-fit.ts': {
    'sum > mostInAll → false': 'Manifests of 49 MB take seconds to read: test/rules/manifests.test.ts tells, without a text.',
    'sum > mostInAll → sum >= mostInAll': 'Manifests of 49 MB take seconds to read: test/rules/manifests.test.ts tells, without a text.',
    "yield { path: [...path, 'path'], got: `${sum} bytes in ${source}`, must: `have at most ${mostInAll} bytes in all, counted as JSON`, fix: 'split the folder into  → undefined":
      'Manifests of 49 MB take seconds to read: test/rules/manifests.test.ts tells, without a text.',
  },
  'networks-do-not-overlap.ts': {
    'earlier.range.prefix > later.range.prefix → earlier.range.prefix >= later.range.prefix':
      'Ranges of one length that overlap are the same, so either is the shared part.',
  },
  'registration-address-is-given.ts': {
    "distribution.type !== 'rke2' → false": 'kubeadm has neither of the two fields, so they agree.',
  },
  'routed-pods-do-not-overlap.ts': {
    'a.range.first > b.range.first → a.range.first >= b.range.first': 'Clusters that begin alike come in the order of their names already.',
    'a.range.first > b.range.first → a.range.first <= b.range.first':
      'A sort that inserts only asks whether an element comes before another, which the condition above has answered.',
  },
  'subnets-do-not-overlap.ts': {
    'a < b → a <= b': 'No two networks have one name.',
  },
  'version-is-supported.ts': {
    'version.minor < oldest → version.minor <= oldest': 'The oldest minor that is supported is not looked at here.',
  },
};
