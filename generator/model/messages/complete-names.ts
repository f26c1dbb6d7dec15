import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import type { LocalesModel } from '../model.ts';
import { findLocale } from '../site/build-locales.ts';

/**
 * Names in every locale: a missing one is reported and borrowed along the fallback chain.
 * @param what what the texts are to their owner
 */
export function completeNames(
  owner: string,
  { file, path }: Pick<Origin, 'file'> & { readonly path: YamlPath },
  names: Readonly<Record<string, string>>,
  locales: LocalesModel,
  report: Report,
  what = 'name',
): Record<string, string> {
  for (const code of Object.keys(names))
    findLocale(code, locales.list, { file, path: [...path, code], on: 'key' }, report);
  const missing = locales.list
    .filter(({ code, isComplete }) => isComplete && names[code] === undefined)
    .map(({ code }) => code);
  if (missing.length > 0) {
    report({
      code: 'TRANSLATION_MISSING',
      message: `The ${what} of ${owner} is missing in ${missing.join(', ')}.`,
      help: 'Add it; until then, the fallback’s is shown.',
      at: [{ file, path, on: 'key' }],
    });
  }
  const complete = locales.list.map(({ code, fallback }) => {
    const found = [code, ...fallback, locales.base]
      .map((candidate) => names[candidate])
      .find((name) => name !== undefined);
    return [code, found ?? Object.values(names)[0] ?? ''];
  });
  return Object.fromEntries(complete);
}
