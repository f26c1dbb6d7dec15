import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { namesInLog } from '../../../server/core/security-events.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { startGuest } from './run-guest.ts';

const email = 'ana.maric@example.com';

describe('npm run guest', () => {
  test.each([
    [[]],
    [['export']],
    [['remove', 'ana']],
    [['remove', '@example.com']],
    [['remove', email, email]],
    [['forget', email]],
    [['--force', 'remove', email]],
  ])('%j shows how it is used, and touches nothing', async (args) => {
    const path = join(await createFolder(), 'site.db');
    const { code, stdout, stderr } = await startGuest({ DATABASE_URL: `sqlite:${path}` }, ...args).ended;

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage: npm run --silent guest -- <command> <e-mail>\n[\s\S]*Exit codes:/);
    expect(stderr).not.toContain(email);
    expect(existsSync(path)).toBe(false);
  });

  test('--help is no mistake', async () => {
    const { code, stdout, stderr } = await startGuest({}, '--help').ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('remove <e-mail>');
  });

  test.each([
    [{ DATABASE_URL: 'mysql://x' }, /^The site cannot start: one setting is wrong\.\n {2}DATABASE_URL /],
    [
      { DATABASE_URL: 'postgres://a@127.0.0.1/b', CRM: 'salesforce' },
      /2 settings are wrong[\s\S]*SESSION_SECRET/,
    ],
    [{ DATABASE_URL: 'sqlite:/dev/null/site.db' }, /^The site cannot start: the database cannot be opened/],
  ])('with %j says what the server says', async (env, message) => {
    const { code, stdout, stderr } = await startGuest(env, 'remove', email).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('log-names names a guest as the log does, by each secret', async () => {
    const SESSION_SECRET =
      'the-secret-of-today-which-is-long-enough,the-secret-of-yesterday-which-is-long-enough';
    const path = join(await createFolder(), 'site.db');
    const env = { DATABASE_URL: `sqlite:${path}`, SESSION_SECRET };
    const { code, stdout } = await startGuest(env, 'log-names', email.toUpperCase()).ended;
    const names = namesInLog(deriveSecrets(SESSION_SECRET), email);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${names.join('\n')}\n` });
  });

  test('is a script of the package', async () => {
    const folder = await createFolder();
    const env = { ...process.env, DATABASE_URL: `sqlite:${join(folder, 'site.db')}` };
    const run = ['run', '--silent', 'guest', '--', 'export', email];
    const { status, stdout, stderr } = spawnSync('npm', run, { env, encoding: 'utf8' });

    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Nothing is kept about this e-mail address.');
  });
});
