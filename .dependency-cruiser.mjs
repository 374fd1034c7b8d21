/** The folders of the flow, and the schemas that two of them read. `npm run check` and test/architecture.test.ts hold every rule. */
const ours = '^(lib|charts|overlays|schemas|test|bench|dist)/';

/** A rule that lets a folder import itself and what is named, and nothing else of ours. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: ours, pathNot: [from, ...to] },
});

const model = '^lib/model/';

export default {
  forbidden: [
    only(
      'overlays-speak-the-public-language',
      '^overlays/',
      ['^lib/index\\.ts$'],
      'What users write may only lean on what is promised to them: anything else in lib may move at any time.',
    ),
    only(
      'index-exports-the-language',
      '^lib/index\\.ts$',
      ['^lib/compose/', model, '^lib/rules/(rule|walks)\\.ts$'],
      'The public language is how fleets and rules are written; how objects are made and written is nobody else’s business.',
    ),
    only(
      'library-runs-the-flow',
      '^lib/library\\.ts$',
      ['^lib/(compose|schema|rules|admission|changes)/', '^lib/yaml/', '^charts/app\\.ts$', model],
      'A program gets the pure stages; files, overlays and the terminal stay with the command line.',
    ),
    only(
      'model-stands-alone',
      model,
      [],
      'The nouns are what everybody agrees on; a noun that knew a stage could not be used by the stage before it.',
    ),
    only(
      'compose-knows-the-model',
      '^lib/compose/',
      [model, '^schemas/fleet\\.schema\\.json$'],
      'Layers become one fleet without knowing what it is for; only its schema says which entries have names.',
    ),
    only(
      'schema-knows-the-model',
      '^lib/schema/',
      [model, '^schemas/fleet\\.schema\\.json$'],
      'Shape is checked before anything is resolved, so nothing behind it can be needed.',
    ),
    only(
      'rules-know-the-model',
      '^lib/rules/',
      [model],
      'A rule judges the complete fleet alone: then it can be explained, tested and written by users without the rest.',
    ),
    only(
      'yaml-knows-the-model',
      '^lib/yaml/',
      [model],
      'How an object becomes text depends on the object alone; files and add-on payloads are printed by the same hand.',
    ),
    only(
      'addons-draw-payloads',
      '^lib/addons/',
      [model, '^lib/yaml/', '^lib/components/crd/'],
      'What runs in a workload cluster is drawn from its own options, so that a payload can be shared by clusters that ask for the same.',
    ),
    only(
      'components-know-the-model',
      '^lib/components/',
      [model, '^lib/addons/', '^lib/yaml/'],
      'A component draws an object from the complete fleet; which file it goes into, and whether it is right, is said elsewhere.',
    ),
    only(
      'charts-place-components',
      '^charts/',
      ['^lib/components/', '^lib/addons/', model],
      'A chart says which objects there are. Were it to check or write them, it could not be built twice and compared.',
    ),
    only(
      'admission-judges-objects',
      '^lib/admission/',
      [model, '^lib/schema/', '^lib/yaml/', '^schemas/'],
      'The second check must not know how the objects were made, or it would repeat the mistakes of their making. What a validator found it says in the words of the first.',
    ),
    only(
      'changes-know-the-server',
      '^lib/changes/',
      [model, '^lib/admission/', '^lib/yaml/'],
      'What an object may become depends on what it was and on the server, not on who asks: a synth over an older `dist` and `vet --from` share it.',
    ),
    only(
      'output-knows-the-model',
      '^lib/output/',
      [model, '^lib/yaml/'],
      'Bytes and files depend on objects only, so that any of them can be written, read back and compared.',
    ),
    only(
      'generate-reads-schemas',
      '^lib/generate/',
      [model, '^lib/compose/', '^lib/rules/', '^lib/schema/', '^lib/yaml/', '^lib/output/', '^lib/cli/program\\.ts$', '^schemas/'],
      'The generator runs before types and validators are there, so it cannot need the stages that use them. The rules are explained by running them.',
    ),
    only(
      'cluster-access-knows-the-model',
      '^lib/cluster-access/',
      [model],
      'How a management cluster is reached and what its answers mean is the same whoever asks; it must not know what for.',
    ),
    only(
      'conformance-reads-dist',
      '^lib/conformance/',
      [model, '^lib/cluster-access/'],
      'It applies what stands in the files, read by another YAML reader, and so judges our output without our own code in between.',
    ),
    only(
      'verify-compares-with-the-cluster',
      '^lib/verify/',
      [model, '^lib/cluster-access/', '^lib/output/'],
      'The verdict is the server’s. Were schemas or rules of ours asked here, two judges would speak with one voice.',
    ),
    only(
      'verdicts-ask-admission',
      '^lib/verdicts/',
      [model, '^lib/admission/', '^schemas/'],
      'What a real server said is compared with what admission says, and with nothing else.',
    ),
    {
      name: 'nobody-imports-the-command-line',
      severity: 'error',
      comment: 'The command line is the rim: it loads overlays, prints and exits. A stage that needed it would be no function any more.',
      // The commands' page is what they print of themselves.
      from: { path: '^(lib|charts|overlays)/', pathNot: '^lib/(cli/|generate/commands-page\\.ts$)' },
      to: { path: '^lib/cli/' },
    },
    {
      name: 'nobody-imports-tests-or-dist',
      severity: 'error',
      comment: 'Tests look at the program and never the other way; `dist` is what comes out, never what goes in.',
      from: { path: '^(lib|charts|overlays)/' },
      to: { path: '^(test|bench|dist)/' },
    },
    {
      name: 'only-the-command-line-loads-overlays',
      severity: 'error',
      comment: 'No code may know an environment: an environment is its overlay, and the command line finds it.',
      from: { path: '^(lib|charts)/' },
      to: { path: '^overlays/' },
    },
    {
      name: 'only-the-ends-touch-files',
      severity: 'error',
      comment:
        'A stage is a function from a value to a value or issues. Only reading overlays, writing `dist`, generating, applying and comparing verdicts touch the disk.',
      from: { path: '^(lib|charts|overlays)/', pathNot: '^lib/(output|cli|generate|cluster-access|conformance|verdicts)/' },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'only-cluster-access-uses-the-network',
      severity: 'error',
      comment:
        'Nothing else uses a network: a synth gives the same bytes on a site without one, and does not load 70 MB of client. The commands load it when they are called.',
      from: { path: '^(lib|charts|overlays)/', pathNot: '^lib/cluster-access/' },
      to: { path: '^node_modules/(@kubernetes/client-node|undici|node-fetch)/|^(node:)?(http|https|http2|net|tls|dns|dgram)(/promises)?$' },
    },
    {
      name: 'nobody-starts-programs',
      severity: 'error',
      comment:
        'Node.js is all that a user needs. A program that is called would be a second thing to install, and one more way to leak a value.',
      from: { path: '^(lib|charts|overlays)/' },
      to: { path: '^(node:)?child_process$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files in a circle can only be read, tested and loaded all together; the noun that both need wants a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'An import that leads nowhere would be left out of every rule above without a word.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'what-runs-is-a-dependency',
      severity: 'error',
      comment:
        'Whoever installs the package has no development dependencies. The generator is ours alone, and the compiler is asked for only where it is installed.',
      from: { path: '^(lib|charts)/', pathNot: '^lib/generate/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/(typescript|@types)/' },
    },
  ],
  options: {
    // Types count as well: what only a type needs today, a value needs tomorrow.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Packages that say where their files are by `exports` alone.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
