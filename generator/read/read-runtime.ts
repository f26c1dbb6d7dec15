import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../runtime');

/** Files of generator/runtime, by their path in generated/. */
const copies: Readonly<Record<string, string>> = {
  'generated/routes/look-ups.ts': 'look-ups.ts',
  'generated/messages/format.ts': 'format.ts',
  'generated/data/stated-facts.ts': 'facts.ts',
};
const copiesForForms: Readonly<Record<string, string>> = {
  'generated/forms/rules.ts': 'form-rules.ts',
  'generated/forms/filters.ts': 'filters.ts',
  'generated/forms/email-address.ts': 'email-address.ts',
  'generated/forms/birth-date.ts': 'birth-date.ts',
};

/** A hand-written file that is copied into generated/. */
export interface RuntimeFile {
  /** Relative to the repository. */
  readonly source: string;
  readonly text: string;
}

/** The files that generated code imports, by their path in generated/; those of forms only where there are forms. */
export async function readRuntime(hasForms: boolean): Promise<ReadonlyMap<string, RuntimeFile>> {
  const wanted = hasForms ? { ...copies, ...copiesForForms } : copies;
  const files = Object.entries(wanted).map(async ([path, name]): Promise<[string, RuntimeFile]> => {
    const text = await readFile(join(folder, name), 'utf8');
    return [path, { source: `generator/runtime/${name}`, text }];
  });
  return new Map(await Promise.all(files));
}
