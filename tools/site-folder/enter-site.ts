import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { linkCode } from './link-code.ts';

const root = resolve(import.meta.dirname, '../..');

/** Without these options, Node resolves links to the files behind them. */
const stay = ['--preserve-symlinks', '--preserve-symlinks-main'];

/**
 * Runs the command of this process again, for another site: in its folder, which then holds the same code by links.
 * @param folder of the site, with its `spec/`; within this checkout, where its packages are found
 */
export function enterSite(folder: string): void {
  const site = resolve(root, folder);
  if (!existsSync(join(site, 'spec/site.yaml')) || relative(root, site).startsWith('..')) {
    process.stderr.write(
      `SPEC=${folder}: there is no site in this folder. Name one within this checkout that holds spec/site.yaml.\n`,
    );
    process.exit(2);
  }
  linkCode(root, site);
  const [, program = '', ...args] = process.argv;
  const { SPEC: _, NODE_OPTIONS: options = '', ...env } = process.env;
  process.chdir(site);
  process.execve?.(
    process.execPath,
    [process.execPath, ...stay, ...process.execArgv, join(site, relative(root, program)), ...args],
    { ...env, NODE_OPTIONS: [options, ...stay].join(' ').trim() },
  );
}
