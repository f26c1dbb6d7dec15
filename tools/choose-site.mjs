/*
 * Loaded before a command of package.json. The working folder of a command is its site; SPEC=<folder> selects another
 * one within this checkout. JavaScript, because loading one TypeScript file costs Node 10 MB of memory.
 */
import './require-packages.mjs';
import { existsSync } from 'node:fs';
// Imports the namespace: Node 20 lacks one of the names, and a named import would fail before the check above runs.
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
  // Threads cannot change the folder; they have the folder of their process.
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
