/*
 * Loaded before a command of package.json. The site of a command is the folder in which it runs; SPEC=<folder> chooses
 * another one within this checkout. JavaScript, because loading one TypeScript file costs Node 10 MB of memory.
 */
import './require-packages.mjs';
import { existsSync } from 'node:fs';
// As a whole: Node 20 lacks a name that is imported here, and would fail before the first line above runs.
import * as modules from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const { SPEC: folder } = process.env;
if (folder) {
  const root = resolve(import.meta.dirname, '..');
  const site = resolve(root, folder);
  if (!existsSync(join(site, 'spec/site.yaml')) || relative(root, site).startsWith('..')) {
    process.stderr.write(
      `SPEC=${folder}: there is no site in this folder. Name one within this checkout that holds spec/site.yaml.\n`,
    );
    process.exit(2);
  }
  // Threads are in the folder of their process.
  if (isMainThread) process.chdir(site);
  // The code imports `../../generated/…` of this checkout.
  const generated = pathToFileURL(join(site, 'generated/')).href;
  modules.registerHooks({
    resolve(specifier, context, next) {
      const isOurs = !context.parentURL?.includes('/node_modules/');
      return next(isOurs ? specifier.replace(/^(?:\.\.\/)+generated\//, generated) : specifier, context);
    },
  });
}
