import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyEntryPoints } from '../../app/vite/leave-out-club.ts';
import { lodges, root } from './fixture/lodges.ts';

/** Needs the API, the forms and the texts of the club, which the example does not have. */
const ofClub = /^(?:app\/(?:club|rewards-club)|server\/(?:api|club))\/|server\/core\/ports\/crm|write-mail/;

/** The code beside the generated modules of the example. */
const folder = mkdtempSync(join(tmpdir(), 'types-'));

beforeAll(() => {
  for (const part of ['app', 'server', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const generate = [join(root, 'generator/cli.ts'), '--first', '--spec', join(root, lodges, 'spec')];
  execFileSync(process.execPath, [...generate, '--out', folder], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the spec of the example is valid, and all code but the club’s fits its generated modules', () => {
  const check = [
    'node_modules/typescript/bin/tsc',
    '--pretty',
    'false',
    '--tsBuildInfoFile',
    'types.tsbuildinfo',
  ];
  const { stdout } = spawnSync(process.execPath, check, { cwd: folder, encoding: 'utf8' });
  const errors = stdout.split('\n').filter((line) => / error TS\d+: /.test(line));
  expect(errors.filter((line) => !ofClub.test(line))).toEqual([]);
  expect(errors.some((line) => line.startsWith('server/api/'))).toBe(true);
});

test('pages and server import no module that the example lacks, but through the entry points of the club', () => {
  const starts = globSync(['{server/{start,commands},app/vite}/**/*.ts', 'app/browser/*.ts'], {
    cwd: folder,
  });
  const importers = new Map(starts.map((file) => [file, 'itself']));
  const missing: string[] = [];
  for (const [file, importer] of importers) {
    if (file in emptyEntryPoints) continue;
    if (!existsSync(join(folder, file))) {
      missing.push(`${file}, imported by ${importer}`);
      continue;
    }
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/^(?:im|ex)port (?!type)[^;]*? from '(\.[^']+\.tsx?)'/gm)) {
      const imported = join(dirname(file), path);
      if (!importers.has(imported)) importers.set(imported, file);
    }
  }
  expect(missing).toEqual([]);
  expect(importers.size).toBeGreaterThan(2 * starts.length);
});
