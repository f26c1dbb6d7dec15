/* How the commands of operators are called. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { namesInLog } from '../../../server/core/security-events.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { listFiles } from '../backup/prepare-site.ts';
import { createFolder } from '../conformance/store/engines-under-test.ts';
import { startCommand } from './run-guest.ts';

const email = 'ana.maric@example.com';

/** By command: what it is called with, and lines of arguments that it does not take. */
const commands: Readonly<
  Record<string, { readonly usage: string; readonly good: string; readonly wrong: string[] }>
> = {
  guest: {
    usage: 'npm run --silent guest -- <command> <e-mail>',
    good: `remove ${email}`,
    wrong: [
      '',
      'export',
      'remove ana',
      'remove @example.com',
      `remove ${email} ${email}`,
      `forget ${email}`,
      `--force remove ${email}`,
    ],
  },
  enquiries: {
    usage: 'npm run --silent enquiries -- <command>',
    good: 'list',
    wrong: [
      '',
      'show',
      'list K7QM-4TXW',
      'show K7QM-4TXW AAAA-AAAA',
      'show K7QM-4TXW --form stay',
      'export --format xml',
      'export --since 2026-02-30',
      'list --form castle',
      'list --all',
    ],
  },
  backup: {
    usage: 'npm run backup -- --to <file>',
    good: '--to /tmp/file',
    wrong: ['', '--to', '--to ', '--to /tmp/', 'file', '--to a b', '--force --to a'],
  },
  restore: {
    usage: 'npm run restore -- --from <file>',
    good: '--from /tmp/file',
    wrong: ['', '--from', '--from ', '--from /tmp/', 'file', '--from a b', '--force --from a'],
  },
};
const start = (name: string, env: Readonly<Record<string, string>>, line: string) =>
  startCommand(name, env, ...(line === '' ? [] : line.split(' '))).ended;

test.each(Object.entries(commands))(
  '%s shows how it is used for wrong arguments, and touches nothing',
  async (name, { usage, wrong }) => {
    const folder = await createFolder();
    for (const line of sampleOf(wrong, 3, 1)) {
      const { code, stdout, stderr } = await start(
        name,
        { DATABASE_URL: `sqlite:${join(folder, 'site.db')}` },
        line,
      );
      expect({ code, stdout }, line).toEqual({ code: 2, stdout: '' });
      expect(stderr.startsWith(`Usage: ${usage}\n`), stderr).toBe(true);
      expect(stderr).toContain('Exit codes:');
      expect(stderr).not.toContain(email);
    }
    expect(listFiles(folder)).toEqual([]);
  },
);

test.each(Object.entries(commands))('%s --help is no mistake', async (name, { usage }) => {
  const { code, stdout, stderr } = await start(name, {}, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(usage);
});

test.each(Object.entries(commands))(
  '%s says what the server says of its settings and its database',
  async (name, { good }) => {
    for (const [url, message] of [
      ['mysql://x', /^The site cannot start: one setting is wrong\.\n {2}DATABASE_URL /],
      ...(/guest|enquiries/.test(name)
        ? [['sqlite:/dev/null/site.db', /^The site cannot start: the database cannot be opened/] as const]
        : []),
    ] as const) {
      const { code, stdout, stderr } = await start(name, { DATABASE_URL: url }, good);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  },
);

test('log-names names a guest as the log does, by each secret', async () => {
  const SESSION_SECRET =
    'the-secret-of-today-which-is-long-enough,the-secret-of-yesterday-which-is-long-enough';
  const env = { DATABASE_URL: `sqlite:${join(await createFolder(), 'site.db')}`, SESSION_SECRET };
  const { code, stdout } = await startCommand('guest', env, 'log-names', email.toUpperCase()).ended;
  const names = namesInLog(deriveSecrets(SESSION_SECRET), email);
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${names.join('\n')}\n` });
});
