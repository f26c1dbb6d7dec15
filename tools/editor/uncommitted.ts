import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const checkout = join(import.meta.dirname, '../..');
/** More than any report has, in bytes. */
const maxBuffer = 100_000_000;

/** Files of the spec that differ from the last commit, with git's two letters for how. Undefined where git knows no commit. */
export async function listUncommitted(spec: string): Promise<readonly string[] | undefined> {
  try {
    const { stdout } = await run('git', ['status', '--porcelain', '--untracked-files=all', '--', spec], {
      maxBuffer,
    });
    return stdout.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}

/** The report of `npm run changes` about the last commit, as HTML. Rejects with its message where it cannot be made. */
export async function reportChanges(): Promise<string> {
  const args = [
    '--import=#site',
    join(checkout, 'tools/changes/cli.ts'),
    '--base',
    'HEAD',
    '--format',
    'html',
  ];
  const { stdout } = await run(process.execPath, args, { cwd: checkout, maxBuffer }).catch(({ stderr }) => {
    throw new Error(stderr);
  });
  return stdout;
}
