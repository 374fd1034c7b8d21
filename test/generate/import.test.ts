import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCrds } from '../../lib/generate/import.ts';
import { crd, version } from './crd-text.ts';

const boat = crd(version('v1beta1', '{ type: object }') + version('v1', '{ type: object }'));

describe('an import', () => {
  let folder = '';
  const out = () => join(folder, 'out');
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, 'in', file)), { recursive: true });
    writeFileSync(join(folder, 'in', file), text);
  };
  const run = (options = {}) => importCrds(join(folder, 'in'), { out: out(), ...options });
  const ledger = () => JSON.parse(readFileSync(join(out(), 'SOURCES.json'), 'utf8')) as Record<string, unknown>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'capstan-import-'));
    mkdirSync(join(folder, 'in'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('writes a file per kind and version from all folders below', async () => {
    put('bases/deep/boat.yaml', boat);
    put('ship.yml', crd(version('v1', '{ type: object }'), { kind: 'Ship' }));
    put('notes.txt', 'no YAML');
    const { written, issues } = await run();
    expect(written).toEqual(['example.com/Boat.v1.json', 'example.com/Boat.v1beta1.json', 'example.com/Ship.v1.json']);
    expect(issues).toEqual([]);
    expect(readdirSync(join(out(), 'example.com'))).toEqual(['Boat.v1.json', 'Boat.v1beta1.json', 'Ship.v1.json']);
  });

  test('notes source, tag and checksum', async () => {
    put('boat.yaml', boat);
    await run({ source: 'example/boats', tag: 'v1.2.3' });
    const line = { source: 'example/boats', tag: 'v1.2.3', sha256: createHash('sha256').update(boat).digest('hex') };
    expect(ledger()).toEqual({ 'example.com/Boat.v1.json': line, 'example.com/Boat.v1beta1.json': line });
  });

  test('writes the same bytes twice', async () => {
    put('boat.yaml', boat);
    await run();
    const first = readFileSync(join(out(), 'example.com/Boat.v1.json'), 'utf8');
    await run();
    expect(readFileSync(join(out(), 'example.com/Boat.v1.json'), 'utf8')).toBe(first);
  });

  test('lets the later release win where two define a version, and says so', async () => {
    put('boat.yaml', boat);
    await run({ source: 'example/boats', tag: 'v2.0.0-beta.0' });
    put('boat.yaml', crd(version('v1', '{ type: string }')));
    await run({ source: 'example/boats', tag: 'v1.9.0' });
    expect(ledger()).toMatchObject({
      'example.com/Boat.v1.json': { tag: 'v1.9.0', insteadOf: { source: 'example/boats', tag: 'v2.0.0-beta.0' } },
      'example.com/Boat.v1beta1.json': { tag: 'v2.0.0-beta.0' },
    });
    await run({ source: 'example/boats', tag: 'v1.9.0' });
    expect(ledger()).toMatchObject({ 'example.com/Boat.v1.json': { insteadOf: { tag: 'v2.0.0-beta.0' } } });
  });

  test('takes only the kinds that it is told to', async () => {
    put('boat.yaml', boat);
    put('ship.yaml', crd(version('v1', '{ type: object }'), { kind: 'Ship' }));
    expect((await run({ kinds: ['Ship'] })).written).toEqual(['example.com/Ship.v1.json']);
  });

  test('names the file of each issue and writes the rest', async () => {
    put('a.yaml', 'a: [');
    put('b.yaml', boat);
    put('c.yaml', 'kind: Namespace');
    put('d.yaml', boat);
    const { written, issues } = await run();
    expect(written).toHaveLength(2);
    expect(issues.map(({ code, origin }) => [code, origin?.file.split('/').at(-1)])).toEqual([
      ['import/unreadable', 'a.yaml'],
      ['import/not-a-crd', 'c.yaml'],
      ['import/defined-twice', 'd.yaml'],
      ['import/defined-twice', 'd.yaml'],
    ]);
  });

  test('of an empty folder, of no folder and of a folder without CRDs writes nothing and says why', async () => {
    const got = async () => (await run()).issues.map(({ code, got }) => `${code}: ${got?.replace(folder, '')}`);
    expect(await got()).toEqual(["import/nothing-found: no YAML in '/in'"]);
    put('a.yaml', 'kind: Namespace');
    expect((await got()).at(-1)).toBe("import/nothing-found: no CRD in the 1 files of '/in'");
    rmSync(join(folder, 'in'), { recursive: true });
    expect(await got()).toEqual(["import/nothing-found: no folder '/in'"]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('does not write over a ledger that it cannot read', async () => {
    put('boat.yaml', boat);
    mkdirSync(out());
    writeFileSync(join(out(), 'SOURCES.json'), '{');
    const { written, issues } = await run();
    expect([written, issues.map(({ code }) => code)]).toEqual([[], ['import/ledger']]);
    expect(readdirSync(out())).toEqual(['SOURCES.json']);
  });
});
