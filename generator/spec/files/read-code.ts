import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../../app');

/** Names of the page templates: files `<name>-page.tsx` of app/pages. */
export const controllers: readonly string[] = readdirSync(join(app, 'pages'))
  .flatMap((file) => /^([a-z]+)-page\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

/** Names of the design tokens of app/styles, without `--`. */
export const designTokens: readonly string[] = ['tokens.css', 'deferred-tokens.css'].flatMap((file) => {
  const text = readFileSync(join(app, 'styles', file), 'utf8');
  return [...new Set([...text.matchAll(/^ +--([a-z0-9-]+):/gm)].map(([, name = '']) => name))];
});

const folder = join(import.meta.dirname, '../../runtime');

/** Files of generator/runtime, by their path in generated/. */
const copies: Readonly<Record<string, string>> = {
  'generated/hours.ts': 'hours.ts',
  'generated/routes/look-ups.ts': 'look-ups.ts',
  'generated/routes/normalize-path.ts': 'normalize-path.ts',
  'generated/messages/format.ts': 'format.ts',
  'generated/data/stated-facts.ts': 'facts.ts',
  'generated/forms/rules.ts': 'rules.ts',
  'generated/forms/filters.ts': 'filters.ts',
  'generated/forms/email-address.ts': 'email-address.ts',
  'generated/forms/birth-date.ts': 'birth-date.ts',
  'generated/forms/days.ts': 'days.ts',
  'generated/forms/easy-password.ts': 'easy-password.ts',
  'generated/forms/answers.ts': 'answers.ts',
};

/** A hand-written file that is copied into generated/. */
interface RuntimeFile {
  /** Relative to the repository. */
  readonly source: string;
  readonly text: string;
}

/** The files that generated code imports, by their path in generated/. */
export async function readRuntime(): Promise<ReadonlyMap<string, RuntimeFile>> {
  const files = Object.entries(copies).map(async ([path, name]): Promise<[string, RuntimeFile]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [path, { source: `generator/runtime/${name}`, text }];
  });
  return new Map(await Promise.all(files));
}
