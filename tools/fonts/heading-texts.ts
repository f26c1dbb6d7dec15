import { type FontScript, fontScriptOf } from '../../app/document/font-script.ts';
import { findBody } from '../../generated/content/index.ts';
import { localeCodes, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { pages } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';

/** A message that is longer is no heading: characters. */
const longest = 30;
const bodyHeading = /<h[2-4][^>]*>(.*?)<\/h[2-4]>/g;

/**
 * The texts of a script that pages may set in the face of headings: the site's name, titles, headings of bodies, and
 * messages that are short enough.
 */
export function listHeadingTexts(script: FontScript): readonly string[] {
  const isOwn = (locale: keyof typeof locales) => fontScriptOf(locales[locale].bcp47) === script;
  const titles = pages.filter(({ locale, titleLocale }) => isOwn(titleLocale ?? locale));
  const bodies = pages.flatMap(({ key, locale }) => {
    const body = findBody(key, locale);
    return body !== undefined && isOwn(body.locale) ? body.html : [];
  });
  return [
    site.name,
    ...titles.map(({ title }) => title),
    ...bodies.flatMap((body) => [...body.matchAll(bodyHeading)].map(([, text = '']) => text)),
    ...localeCodes.filter(isOwn).flatMap((locale) => listShortTexts(messages[locale])),
  ];
}

function listShortTexts(group: object): string[] {
  return Object.values(group).flatMap((value: unknown) => {
    if (typeof value === 'string') return value.length <= longest ? [value] : [];
    return typeof value === 'object' && value !== null ? listShortTexts(value) : [];
  });
}
