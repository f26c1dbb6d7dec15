import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lodges, root } from './fixture/lodges.ts';

/** Needs the API, the forms and the texts of the club, which the example does not have. */
const ofClub = /^(?:app\/(?:club|rewards-club)|server\/(?:api|club))\/|server\/core\/ports\/crm|write-mail/;

test('the spec of the example is valid, and all code but the club’s fits its generated modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['app', 'server', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const generate = [join(root, 'generator/cli.ts'), '--first', '--spec', join(root, lodges, 'spec')];
  execFileSync(process.execPath, [...generate, '--out', folder], { stdio: 'pipe' });
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
