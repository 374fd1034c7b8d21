import fc from 'fast-check';

// A gate says the same of the same commit. Everywhere else each run tries other values, and prints the seed when something fails.
if (process.env['CI'] === 'true') fc.configureGlobal({ seed: 20261130 });
