import { conformance } from './program.ts';

process.exitCode = await conformance(process.argv.slice(2), {
  kubeconfigVariable: process.env['KUBECONFIG'],
  result: (text) => process.stdout.write(text),
  message: (text) => process.stderr.write(text),
});
