import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../runtime');

/** Files of generator/runtime, by their path in generated/. */
const copies: Readonly<Record<string, string>> = {
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
export interface RuntimeFile {
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
