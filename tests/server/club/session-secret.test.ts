import { execSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureSessionSecret } from '../../../server/start/session-secret.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
  path = join(folder, 'var/session-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the kept session secret', () => {
  test('is made once, also by processes that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => ensureSessionSecret(path)));
    expect(new Set([...secrets, await ensureSessionSecret(path)]).size).toBe(1);
    expect(readFileSync(path, 'utf8').trim()).toBe(secrets[0]);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  });

  test('can be read by its owner only', async () => {
    await ensureSessionSecret(path);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });

  test.each(['short', `short,${'x'.repeat(40)}`, `${'x'.repeat(40)},`])(
    'is refused where it, or one of its list, is too short: %s',
    async (text) => {
      await ensureSessionSecret(path);
      writeFileSync(path, `${text}\n`);
      await expect(ensureSessionSecret(path)).rejects.toMatchObject({ name: 'SecretSpoiled' });
    },
  );

  test.each([0o644, 0o640, 0o602])('is refused where others can use it: mode %o', async (mode) => {
    await ensureSessionSecret(path);
    chmodSync(path, mode);
    const command = `chmod 600 ${path}`;
    await expect(ensureSessionSecret(path)).rejects.toMatchObject({ name: 'SecretExposed', command });
    execSync(command);
    await ensureSessionSecret(path);
  });

  if (process.getuid?.() === 0) {
    test('is refused where it belongs to another user, unless the folder is that user’s, too', async () => {
      await ensureSessionSecret(path);
      chownSync(path, 4242, 4242);
      await expect(ensureSessionSecret(path)).rejects.toMatchObject({ command: `chown 0 ${path}` });
      chownSync(dirname(path), 4242, 4242);
      await ensureSessionSecret(path);
    });
  }
});
