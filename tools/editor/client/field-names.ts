import type { FieldSchemas, Schema } from '../describe-fields.ts';
import type { SiteLocale } from '../entry-files.ts';
import type { FieldFinding } from '../write-entry.ts';

/** The name of the field of a finding as the form shows it, such as “Dates of stay → To”; else its file. */
export function nameField(
  { path, body, file }: FieldFinding,
  { facts, locale, main, more }: FieldSchemas,
  locales: Readonly<Record<string, SiteLocale>>,
): string {
  if (body !== undefined) return `${locales[body]?.name} → Body`;
  if (path === undefined) return file;
  const [part, name, ...rest] = path;
  if (part === 'locales') return [locales[String(name)]?.name ?? name, ...titlesOf(locale, rest)].join(' → ');
  if (part === 'facts' || part === 'assumed') {
    const fact = facts[String(name)];
    return [fact?.title ?? name, ...titlesOf(fact, rest)].join(' → ');
  }
  const properties = { ...main.properties, ...more.properties };
  return titlesOf({ properties }, path).join(' → ');
}

/** Titles of the fields on a path, with items of lists counted from 1. */
function titlesOf(schema: Schema | undefined, path: NonNullable<FieldFinding['path']>): readonly string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (typeof step === 'number') return [String(step + 1), ...titlesOf(schema?.items, rest)];
  const field = schema?.properties?.[step];
  return [String(field?.title ?? step), ...titlesOf(field, rest)];
}
