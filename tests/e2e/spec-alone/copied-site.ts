import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { CheckoutCopy } from '../../server/integration/fixture/checkout-copy.ts';
import { test as base } from '../site.ts';

/** The spec of a copy of the checkout. */
export interface CopiedSpec {
  /** Edits a file of `spec/`, or each that a pattern finds. */
  edit(pattern: string, change: (document: Document) => void): void;
  write(file: string, text: string): void;
  /** Runs a maintainer's command. */
  command(...args: string[]): void;
}

/** Playwright's test on the build of a copy whose spec alone is changed; generated, type-checked and built once. */
export function onCopy(change: (spec: CopiedSpec) => void) {
  return base.extend<object, { readonly siteFolder: string }>({
    siteFolder: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
      async ({}, use) => {
        const copy = new CheckoutCopy();
        try {
          change(specOf(copy.folder));
          run(copy.folder, 'generator/cli.ts');
          // `node_modules` is this checkout's, and so would be the record of what is checked.
          const types = ['--project', '.', '--tsBuildInfoFile', 'types.tsbuildinfo'];
          run(copy.folder, 'node_modules/typescript/bin/tsc', ...types);
          copy.build('dist');
          await use(copy.folder);
        } finally {
          copy.remove();
        }
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
}

function specOf(folder: string): CopiedSpec {
  const pathOf = (file: string) => join(folder, 'spec', file);
  return {
    edit(pattern, change) {
      const files = globSync(pathOf(pattern));
      if (files.length === 0) throw new Error(`spec/ has no ${pattern}.`);
      for (const file of files) {
        const document = parseDocument(readFileSync(file, 'utf8'));
        change(document);
        writeFileSync(file, document.toString({ lineWidth: 0 }));
      }
    },
    write(file, text) {
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), text);
    },
    command: (...args) => run(folder, 'generator/commands/spec-cli.ts', ...args),
  };
}

function run(cwd: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}:\n${stdout}${stderr}`);
}
