import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { ContactProperty } from '../../../server/core/ports/crm.ts';

export const password = 'sunce i more';

type Value = Readonly<{ property: ContactProperty; value: string }>;

const own: readonly [Value, ...Value[]] = [
  { property: 'firstname', value: 'Ana' },
  { property: 'lastname', value: 'Marić' },
  { property: 'phone', value: '+385912345678' },
  { property: 'titula_kontakta', value: 'Ms.' },
  { property: 'birth_date', value: '346633200000' },
];

interface Field {
  readonly sent?: string;
  readonly valid: readonly { readonly value?: unknown }[];
}
const form = resolve(import.meta.dirname, '../../../spec/forms/registration.yaml');
const { fields } = parse(readFileSync(form, 'utf8')) as { fields: Readonly<Record<string, Field>> };

/** The further fields of the form, with its first valid example. */
const further = Object.values(fields).flatMap(({ sent = '', valid: [example] }): Value[] => {
  const [operation, property = ''] = sent.split('.');
  if (operation !== 'updateContact' || own.some((given) => given.property === property)) return [];
  return [{ property: property as ContactProperty, value: String(example?.value) }];
});

/** A complete contact; born on 26 December 1980. */
export const person = [...own, ...further] as const;

let counter = 0;
/** An address that no other test uses. */
export function newEmail(): string {
  counter += 1;
  return `ana.${process.pid}.${counter}@example.com`;
}
