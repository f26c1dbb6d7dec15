import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { withGeneratedFolders } from '../generator/fixture/generated-folder.ts';
import { runCli } from '../generator/fixture/run-cli.ts';
import { snapshotFolder, textsOf } from '../generator/fixture/snapshot-folder.ts';
import { dinnerTitled, writeSpec } from '../generator/fixture/spec-folder.ts';
import { withTempFolders } from '../generator/fixture/temp-folder.ts';

const generatedFolder = withGeneratedFolders();
const tempFolder = withTempFolders();

test('eight runs at once all succeed, and leave what one run leaves', async () => {
  const [folder, alone] = [tempFolder(), tempFolder()];
  for (const each of [folder, alone]) writeSpec(each, dinnerTitled());
  await runCli(alone);
  const runs = await Promise.all(Array.from({ length: 8 }, () => runCli(folder)));
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    Array.from({ length: 8 }, () => ({ code: 0, stderr: '' })),
  );
  expect(runs.filter(({ stdout }) => stdout.includes('nothing has changed'))).toHaveLength(7);
  expect(textsOf(snapshotFolder(folder))).toEqual(textsOf(snapshotFolder(alone)));
});

test('a run waits for another that is under way, and not for one that was killed', async () => {
  const folder = generatedFolder();
  const cache = join(folder, 'node_modules/.cache/generate');
  mkdirSync(cache, { recursive: true });
  const lock = pathToFileURL(join(import.meta.dirname, '../../generator/run/cache.ts')).href;
  const hold = `const { withLock } = await import(${JSON.stringify(lock)});
    await withLock(${JSON.stringify(join(cache, 'run.lock'))}, () => {
      console.log('held');
      setInterval(() => undefined, 1000);
      return new Promise(() => undefined);
    });`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', hold], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  let ended = false;
  const run = runCli(folder).finally(() => {
    ended = true;
  });
  // Without a lock, a run takes a third of a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(ended).toBe(false);
  holder.kill('SIGKILL');
  expect(await run).toMatchObject({ code: 0 });
});
