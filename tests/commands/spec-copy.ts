import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { casesFolder } from '../generator/fixture/spec-folder.ts';

const root = resolve(import.meta.dirname, '../..');

/** Output and exit code of a command. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of a spec and its generated files, to run the maintainers' commands on. */
export class SpecCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'spec-'));

  /** @param from the spec of the site, or the small one, on which a command takes a fifth of the time */
  constructor(from: 'site' | 'base') {
    const origin = from === 'site' ? root : join(casesFolder, 'base');
    // No command reads pictures and fonts.
    const filter = (path: string) => !/generated\/(media|fonts)$/.test(path);
    for (const name of from === 'site' ? ['spec', 'generated'] : ['spec'])
      cpSync(join(origin, name), join(this.folder, name), { recursive: true, filter });
  }

  /** Runs `npm run spec -- …` on the copy. */
  spec(...args: string[]): Outcome {
    return this.#run('generator/spec-cli.ts', args);
  }

  /** Runs `npm run generate -- …` on the copy. */
  generate(...args: string[]): Outcome {
    return this.#run('generator/cli.ts', args);
  }

  text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The spec of the copy: every file, by its path. */
  specTexts(): ReadonlyMap<string, string> {
    const files = globSync('spec/**/*.*', { cwd: this.folder });
    return new Map(files.map((file) => [file, this.text(file)]));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  yaml(file: string) {
    return parse(this.text(file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #run(program: string, args: readonly string[]): Outcome {
    const places = ['--spec', join(this.folder, 'spec'), '--out', this.folder];
    const { status, stdout, stderr } = spawnSync('node', [join(root, program), ...args, ...places], {
      encoding: 'utf8',
    });
    return { code: status, output: stdout + stderr };
  }
}
