import type { AccessibilityFile } from '../../spec/schema/facts/data.ts';
import type { LocaleModel } from '../model.ts';

/** The result of the last run of `npm run accessibility`, as bodies show it. */
const facts = {
  auditDay: ({ day }, locale) =>
    new Intl.DateTimeFormat(formatOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  auditEngine: ({ engine }) => `axe-core ${engine}`,
  auditPages: ({ pages }, locale) => new Intl.NumberFormat(formatOf(locale)).format(pages),
  auditFaults: ({ faults }, locale) => new Intl.NumberFormat(formatOf(locale)).format(faults),
} satisfies Record<string, (result: AccessibilityFile, locale: LocaleModel) => string>;

/** Their names. */
export const auditFactNames: readonly string[] = Object.keys(facts);

/** The words of a fact; undefined if there is no such fact, or no result. */
export function auditFact(
  name: string,
  result: AccessibilityFile | undefined,
  locale: LocaleModel,
): string | undefined {
  if (result === undefined || !Object.hasOwn(facts, name)) return undefined;
  return facts[name as keyof typeof facts](result, locale);
}

function formatOf({ bcp47, region }: LocaleModel): Intl.Locale {
  return new Intl.Locale(bcp47, region === undefined ? {} : { region });
}
