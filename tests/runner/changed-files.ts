import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');

/** The files that differ from the last commit, without generated ones: the check of generated code has seen those. */
export function listChanged(): readonly string[] {
  return [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file) && !file.startsWith('generated/'));
}
