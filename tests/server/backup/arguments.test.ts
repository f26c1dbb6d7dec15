import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { expectExplained, listFiles, runBackup, runRestore } from './prepare-site.ts';

const SESSION_SECRET = 'a setting of these tests and of nothing else';

describe.each([
  ['backup', '--to', runBackup],
  ['restore', '--from', runRestore],
] as const)('npm run %s', (name, option, run) => {
  test('wrong arguments show how it is used, and touch nothing', async () => {
    const folder = await createFolder();
    const env = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
    const wrong = [
      [],
      [option],
      [option, ''],
      [option, '/tmp/'],
      ['file'],
      [option, 'a', 'b'],
      ['--force', option, 'a'],
    ];
    for (const args of sampleOf(wrong, 3, 1)) {
      const { code, stdout, stderr } = await run(env, ...args);
      expect({ code, stdout }, args.join(' ')).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(
        new RegExp(`^Usage: npm run ${name} -- ${option} <file>\\n[\\s\\S]*Exit codes:`),
      );
    }
    expect(listFiles(folder)).toEqual([]);
  });

  test('--help is no mistake', async () => {
    const { code, stdout, stderr } = await run({}, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('docs/backups.md');
  });

  test('leads to PostgreSQL’s own tools, and shows no password', async () => {
    const env = { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/site', SESSION_SECRET };
    const outcome = await run(env, option, join(await createFolder(), 'file'));
    expectExplained(outcome, 'pg_dump', 'point-in-time recovery', 'docs/backups.md');
    expect(outcome.stderr).not.toContain('s3cret');
  });

  test('says that a database in memory has no file', async () => {
    expectExplained(await run({ DATABASE_URL: 'sqlite::memory:' }, option, '/tmp/file'), 'memory');
  });

  test('says what the server says about wrong settings', async () => {
    const outcome = await run({ DATABASE_URL: 'mysql://x' }, option, '/tmp/file');
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toContain('  DATABASE_URL ');
  });

  test('is a script of the package', async () => {
    const env = { ...process.env, DATABASE_URL: 'sqlite::memory:' };
    const args = ['run', '--silent', name, '--', option, '/tmp/file'];
    const { status, stderr } = spawnSync('npm', args, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('memory');
  });
});
