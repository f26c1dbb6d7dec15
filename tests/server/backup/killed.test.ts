import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dumpDatabase } from '../guest-data/dump-database.ts';
import { listFiles, prepareBackup, runRestore, startBackup, startRestore } from './prepare-site.ts';

/** The longest pauses before a kill, in milliseconds: before a file is there, and while it grows. */
const pauses = [600, 400, 200, 60, 20, 5];

/** Kills a command at a drawn moment; all but the first time after it has begun to write. */
async function killAtAnyMoment(
  { child, ended }: ReturnType<typeof startRestore>,
  pause: number,
  hasBegun: () => boolean,
): Promise<void> {
  if (pause !== pauses[0])
    await expect.poll(() => hasBegun() || child.exitCode !== null, { interval: 25 }).toBe(true);
  await sleep(Math.random() * pause);
  child.kill('SIGKILL');
  await ended;
}

test('a restore that is killed at any moment leaves a whole database or none', async () => {
  const { url, file, place, env } = await prepareBackup();
  const whole = await dumpDatabase(url);
  for (const pause of pauses) {
    await killAtAnyMoment(startRestore(env, '--from', file), pause, () => listFiles(place).length > 0);
    if (listFiles(place).includes('site.db')) {
      expect(listFiles(place)).toContain('site.db.secret');
      expect(await dumpDatabase(env.DATABASE_URL)).toEqual(whole);
    }
    rmSync(place, { recursive: true, force: true });
  }
});

test('a backup that is killed at any moment leaves a whole file or none', async () => {
  const { path, url, place, env } = await prepareBackup();
  const whole = await dumpDatabase(url);
  const folder = dirname(path);
  for (const [index, pause] of pauses.entries()) {
    const name = `killed-${index}`;
    const isThere = (file: string) => file.startsWith(name);
    const backup = startBackup({ DATABASE_URL: url }, '--to', join(folder, name));
    await killAtAnyMoment(backup, pause, () => listFiles(folder).some(isThere));
    if (!listFiles(folder).includes(name)) continue;
    const restored = await runRestore(env, '--from', join(folder, name));
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(await dumpDatabase(env.DATABASE_URL)).toEqual(whole);
    rmSync(place, { recursive: true });
  }
});
