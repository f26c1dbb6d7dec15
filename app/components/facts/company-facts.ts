import { findBody } from '../../../generated/content/index.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { pages } from '../../../generated/routes/index.ts';
import { type Site, site } from '../../../generated/site.ts';

const prefix = 'company';
const shown = new RegExp(` data-fact="(${prefix}[^"]+)"`, 'g');

/** The value of a company fact, by its name in bodies; undefined if it is missing or unknown. */
function findCompanyFact(name: string): string | undefined {
  const field = name.slice(prefix.length).replace(/^./, (letter) => letter.toLowerCase());
  return site.company[field as keyof Site['company']];
}

/** The text of a company fact, or a placeholder if it is missing. Undefined for names of other facts. */
export function companyFact(name: string, locale: Locale): string | undefined {
  if (!name.startsWith(prefix)) return undefined;
  return findCompanyFact(name) ?? messages[locale].page.pending;
}

const items = /(?:<li>[^<]*<span data-fact="company[^"]+"><\/span><\/li>)+/g;
const item = /<li>[^<]*<span data-fact="(company[^"]+)"><\/span><\/li>/g;

/** HTML without the items of lists whose company fact is missing; one item says that they will follow. */
export function withoutMissing(html: string, locale: Locale): string {
  return html.replaceAll(items, (list) => {
    const known = list.replaceAll(item, (text, name: string) =>
      findCompanyFact(name) === undefined ? '' : text,
    );
    return known === list ? list : `${known}<li>${messages[locale].page.pending}</li>`;
  });
}

/** The company facts that bodies refer to and that are missing. */
export function missingCompanyFacts(): readonly string[] {
  const bodies = pages.flatMap(({ key, locale }) => findBody(key, locale)?.html ?? []);
  const names = bodies.flatMap((html) => [...html.matchAll(shown)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => findCompanyFact(name) === undefined).sort();
}
