import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { findSpacing, spacingAdvice } from '../../spec/markdown/slips.ts';
import type { MessagesFile } from '../../spec/schema/site/texts.ts';
import type { LocaleModel, LocalesModel } from '../model.ts';
import { findLocale, isSupported } from '../site/locales.ts';
import {
  type Catalogue,
  catalogueFile,
  checkCategories,
  compareCatalogue,
  reportMissing,
  reportNoBase,
  splitKey,
} from './check-messages.ts';
import {
  collectArguments,
  layoutsOf,
  type MessageModel,
  type MessagePart,
  MessageSyntaxError,
  type MessagesModel,
  parseMessage,
} from './parse-message.ts';

/** Data for the checks of catalogues. */
export interface MessagesContext {
  readonly locales: LocalesModel;
  /** Whether parts of the spec are missing, such as a catalogue. */
  readonly incomplete: boolean;
}

/** The catalogues, checked against the base locale's keys and arguments; missing texts are the fallback's. */
export function buildMessages(
  sources: ReadonlyMap<string, MessagesFile>,
  { locales, incomplete }: MessagesContext,
  report: Report,
): MessagesModel {
  const catalogues = new Map<string, Catalogue>();
  for (const [code, source] of sources) {
    const locale = findLocale(code, locales.list, { file: catalogueFile(code), path: [] }, report);
    if (locale !== undefined) catalogues.set(code, parseCatalogue(locale, source, report));
  }
  const base: Catalogue = catalogues.get(locales.base) ?? new Map();
  const keys = [...base].map(([key, parts]) => ({ key, ...splitKey(key), args: collectArguments(parts) }));
  if (catalogues.has(locales.base)) {
    for (const [code, catalogue] of catalogues)
      if (code !== locales.base) compareCatalogue(code, catalogue, base, sources.get(code) ?? {}, report);
    if (!incomplete) reportMissing(locales, catalogues, base, report);
  } else if (!incomplete) {
    reportNoBase(locales.base, report);
  }
  const complete = locales.list.map((locale): [string, MessageModel[]] => {
    const chain = [locale.code, ...locale.fallback, locales.base].map((code) => catalogues.get(code));
    const texts = keys.map(({ key, group, name }) => {
      const found = chain.find((catalogue) => catalogue?.has(key));
      return { group, name, parts: found?.get(key) ?? [] };
    });
    return [locale.code, texts];
  });
  return {
    keys: keys.map(({ group, name, args }) => ({ group, name, args })),
    catalogues: new Map(complete),
  };
}

function parseCatalogue(locale: LocaleModel, source: MessagesFile, report: Report): Catalogue {
  const rules = (ordinal: boolean) =>
    isSupported(locale.bcp47)
      ? new Intl.PluralRules(locale.bcp47, { type: ordinal ? 'ordinal' : 'cardinal' })
      : undefined;
  const catalogue = new Map<string, readonly MessagePart[]>();
  for (const [group, texts] of Object.entries(source)) {
    for (const [name, text] of Object.entries(texts)) {
      const key = `${group}.${name}`;
      const at = [{ file: catalogueFile(locale.code), path: [group, name] }];
      try {
        const parts = parseMessage(text);
        catalogue.set(key, parts);
        checkCategories(key, parts, rules, at, report);
        const layouts = layoutsOf(parts);
        if (layouts.some((layout) => layout.trim() === '')) reportBlank(key, at, report);
        const fault = layouts.map(findSpacing).find(Boolean);
        if (fault !== undefined)
          report({ code: 'TEXT_SPACING', message: `The text of ${key} ${fault}.`, help: spacingAdvice, at });
      } catch (error) {
        if (!(error instanceof MessageSyntaxError)) throw error;
        catalogue.set(key, []);
        report({
          code: 'MESSAGE_SYNTAX',
          message: `The text of ${key} cannot be read: ${error.message}.`,
          help: "Check the braces; write an apostrophe as ’, and a visible brace as '{'.",
          at,
        });
      }
    }
  }
  return catalogue;
}

function reportBlank(key: string, at: readonly Origin[], report: Report): void {
  report({
    code: 'VALUE_INVALID',
    message: `The text of ${key} is empty for some values.`,
    help: 'Write a text for each; or leave the message out where it does not apply.',
    at,
  });
}
