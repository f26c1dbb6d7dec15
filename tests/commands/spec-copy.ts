import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test as base, expect } from 'vitest';
import { parse } from 'yaml';
import { readSpecFiles } from '../../generator/spec/files/read-files.ts';
import { pictureLock } from '../generator/fixture/picture-lock.ts';
import { casesFolder } from '../generator/fixture/spec-folder.ts';
import { type Outcome, runProgram } from './run-program.ts';

const root = resolve(import.meta.dirname, '../..');

/** A copy of a spec and its generated files, to run the maintainers' commands on. */
export class SpecCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'spec-'));

  /** @param from the spec of the site, or the small one, on which a command takes a fifth of the time */
  constructor(from: 'site' | 'base') {
    const origin = from === 'site' ? root : join(casesFolder, 'base');
    // No command reads pictures and fonts.
    const filter = (path: string) => !/generated\/(pictures|fonts)$/.test(path);
    for (const name of from === 'site' ? ['spec', 'generated'] : ['spec'])
      cpSync(join(origin, name), join(this.folder, name), { recursive: true, filter });
  }

  /** Runs `npm run spec -- …` on the copy. */
  spec(...args: string[]): Outcome {
    return this.#run('generator/commands/spec-cli.ts', args);
  }

  /** Runs a command that is carried out. @returns its output */
  succeed(...args: string[]): string {
    const { code, output } = this.spec(...args);
    expect(code, output).toBe(0);
    return output;
  }

  /** Expects a spec without errors, and generated files that fit it. */
  expectValid(): void {
    expect(this.generate('--check').code).toBe(0);
  }

  /** Runs `npm run generate -- …` on the copy. */
  generate(...args: string[]): Outcome {
    return this.#run('generator/cli.ts', args);
  }

  /** Writes a file, by path relative to the spec folder. */
  write(file: string, text: string): void {
    const path = join(this.folder, 'spec', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** Records a picture, as “npm run media” does after somebody has placed its source. */
  addPicture(name: string): void {
    const file = 'media/pictures.lock.yaml';
    const [made] = Object.values(pictureLock(name).pictures);
    this.write(file, `${this.text(`spec/${file}`)}  ${name}: ${JSON.stringify(made)}\n`);
  }

  text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The text files of its spec, by path relative to the spec folder. */
  specFiles(): Readonly<Record<string, string>> {
    return Object.fromEntries(readSpecFiles(join(this.folder, 'spec')).texts);
  }

  yaml(file: string) {
    return parse(this.text(file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #run(program: string, args: readonly string[]): Outcome {
    const places = ['--spec', join(this.folder, 'spec'), '--out', this.folder];
    // First, so that a command can name another file with --out.
    return runProgram(join(root, program), [...places, ...args]);
  }
}

/** A test on a copy of the small spec of its own. */
export const testOnCopy = base.extend<{ copy: SpecCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern.
  copy: async ({}, use) => {
    const copy = new SpecCopy('base');
    await use(copy);
    copy.remove();
  },
});
