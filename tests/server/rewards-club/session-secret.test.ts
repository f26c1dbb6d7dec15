import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepSessionSecret } from '../../../server/security/session-secret.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
  path = join(folder, 'var/session-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the kept session secret', () => {
  test('is made once, also by processes that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => keepSessionSecret(path)));
    expect(new Set([...secrets, await keepSessionSecret(path)]).size).toBe(1);
    expect(readFileSync(path, 'utf8').trim()).toBe(secrets[0]);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  });

  test('can be read by its owner only', async () => {
    await keepSessionSecret(path);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  });

  test('is refused where it is too short to be one', async () => {
    await keepSessionSecret(path);
    writeFileSync(path, 'short\n');
    await expect(keepSessionSecret(path)).rejects.toMatchObject({ name: 'SecretSpoiled' });
  });
});
