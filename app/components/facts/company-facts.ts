import { findBody } from '../../../generated/content/index.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { pages } from '../../../generated/routes/index.ts';
import { type Site, site } from '../../../generated/site.ts';

const prefix = 'company';
const shown = new RegExp(` data-fact="(${prefix}[^"]+)"`, 'g');

/** The value of a fact of the company by its name in bodies; undefined if it is missing, or no such fact. */
function findCompanyFact(name: string): string | undefined {
  const field = name.slice(prefix.length).replace(/^./, (letter) => letter.toLowerCase());
  return site.company[field as keyof Site['company']];
}

/** A fact of the company in words; a missing one will follow. Undefined if the name is that of another fact. */
export function companyFact(name: string, locale: Locale): string | undefined {
  if (!name.startsWith(prefix)) return undefined;
  return findCompanyFact(name) ?? messages[locale].page.pending;
}

/** The facts of the company that bodies show and that nobody has filled in. */
export function missingCompanyFacts(): readonly string[] {
  const bodies = pages.flatMap(({ key, locale }) => findBody(key, locale)?.html ?? []);
  const names = bodies.flatMap((html) => [...html.matchAll(shown)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => findCompanyFact(name) === undefined).sort();
}
