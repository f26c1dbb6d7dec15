import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { SiteFile } from '../../spec/schema/site/site.ts';
import type { GlossaryFile } from '../../spec/schema/site/texts.ts';
import type { MessagesModel } from '../messages/parse-message.ts';
import type { LocalesModel } from '../model.ts';
import { checkEntry, checkMessage, checkUnique, type EntryContext, listItems } from './check-names.ts';
import { findLocale } from './locales.ts';

/** Data for the checks of the site's menus and roles. */
interface SiteContext extends EntryContext {
  readonly messages: MessagesModel;
  readonly locales: LocalesModel;
  /** Whether the spec has the API of the club, or one that could not be read. */
  readonly hasApi: boolean;
}

const file = 'site.yaml';

/** Checks that menu items, roles, groups of messages and the time zone exist, and that the office opens before it closes. */
export function checkSite(site: SiteFile, context: SiteContext, report: Report): SiteFile {
  const { main, more = [], footer } = site.navigation;
  const menus = Object.entries({ main, more, footer });
  for (const [menu, items] of menus) {
    for (const [index, { page, label }] of items.entries()) {
      const path = ['navigation', menu, index];
      checkEntry(page, { file, path: [...path, 'page'] }, context, report);
      if (label !== undefined) checkMessage(label, [], { file, path: [...path, 'label'] }, context, report);
    }
  }
  for (const [menu, items] of menus) {
    const given = items.map(({ page }, index) => ({
      value: page,
      path: ['navigation', menu, index, 'page'],
    }));
    checkUnique(file, 'page of a menu', given, report);
  }
  for (const list of ['oftenSought', 'browserMessages'] as const)
    checkUnique(file, 'item', listItems(site[list] ?? [], [list]), report);
  for (const [role, page] of Object.entries(site.roles ?? {})) {
    checkEntry(page, { file, path: ['roles', role] }, context, report);
  }
  if (site.roles?.club !== undefined && !context.hasApi) {
    report({
      code: 'FILE_MISSING',
      message: 'A site with the role “club” needs spec/api/openapi.yaml, which does not exist.',
      help: 'Add the API and the forms of the club, or remove the role.',
      at: [{ file, path: ['roles', 'club'] }],
    });
  }
  for (const [index, page] of (site.oftenSought ?? []).entries()) {
    checkEntry(page, { file, path: ['oftenSought', index] }, context, report);
  }
  const groups = [...new Set(context.messages.keys.map(({ group }) => group))];
  for (const [index, group] of (site.browserMessages ?? []).entries()) {
    if (groups.includes(group) || groups.length === 0 || context.incomplete) continue;
    report({
      code: 'MESSAGE_UNKNOWN',
      message: `There is no group of messages “${group}”.`,
      help: `${didYouMean(group, groups)}Add it to the base catalogue, or remove it from the list.`,
      at: [{ file, path: ['browserMessages', index] }],
    });
  }
  const binding = site.bindingLocale;
  if (binding !== undefined)
    findLocale(binding, context.locales.list, { file, path: ['bindingLocale'] }, report);
  const { opens, closes } = site.hours;
  // Times of day in the form 08:00 sort as texts.
  if (closes <= opens) {
    report({
      code: 'VALUE_INVALID',
      message: `The opening hours end at ${closes} and begin at ${opens}.`,
      help: 'Exchange the two, or correct one; hours over midnight are not supported.',
      at: [
        { file, path: ['hours', 'closes'] },
        { file, path: ['hours', 'opens'] },
      ],
    });
  }
  if (!isTimeZone(site.hours.timeZone)) {
    report({
      code: 'VALUE_INVALID',
      message: `There is no time zone “${site.hours.timeZone}”.`,
      help: `${didYouMean(site.hours.timeZone, Intl.supportedValuesOf('timeZone'))}Use an IANA name such as Europe/Zagreb.`,
      at: [{ file, path: ['hours', 'timeZone'] }],
    });
  }
  return site;
}

/** The time zone of the site; UTC where it has none that Intl knows. */
export function timeZoneOf(site: SiteFile | undefined): string {
  const zone = site?.hours.timeZone ?? '';
  return isTimeZone(zone) ? zone : 'UTC';
}

/** Whether Intl knows a time zone. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that the glossary names only locales that exist. Nothing is generated from it; missing terms are shown by `npm
 * run spec -- report` and by the language checks.
 */
export function checkGlossary(source: GlossaryFile | undefined, locales: LocalesModel, report: Report): void {
  for (const [name, notion] of Object.entries(source?.notions ?? {})) {
    for (const code of Object.keys(notion.locales)) {
      const path = ['notions', name, 'locales', code];
      findLocale(code, locales.list, { file: 'glossary.yaml', path, on: 'key' }, report);
    }
  }
}
