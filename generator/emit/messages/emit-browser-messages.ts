import type { Model } from '../../model/model.ts';
import { objectLines, stringLiteral, unionType } from '../output/literals.ts';
import { constant, importNames, type SourceFile, typeAlias } from '../output/structures.ts';
import { emitFormatOf, emitTexts } from './emit-messages.ts';

/** generated/browser-messages: messages for browser scripts, one module for each language, so that each is loaded alone. */
export function* emitBrowserMessages({
  site,
  locales,
  messages,
}: Model): Generator<readonly [path: string, file: SourceFile]> {
  const groups = site.browserMessages ?? [];
  if (groups.length === 0) return;
  for (const locale of locales.list) {
    const own = (messages.catalogues.get(locale.code) ?? []).filter(({ group }) => groups.includes(group));
    const texts = emitTexts(own);
    const file = {
      source: `spec/messages/${locale.code}.yaml`,
      statements: [
        importNames('./catalogue.ts', ['BrowserMessages'], 'type'),
        ...emitFormatOf(locale, texts, '../messages/format.ts'),
        constant('browserMessages', 'BrowserMessages', texts, 'What scripts of a page say.'),
      ],
    } satisfies SourceFile;
    yield [`generated/browser-messages/${locale.code}.ts`, file];
  }
  yield [
    'generated/browser-messages/catalogue.ts',
    {
      source: 'spec/site.yaml',
      statements: [
        importNames('../messages/catalogue.ts', ['Messages'], 'type'),
        typeAlias(
          'BrowserMessages',
          `Pick<Messages, ${unionType(groups)}>`,
          'The groups of messages that scripts of a page use.',
        ),
      ],
    },
  ];
  yield [
    'generated/browser-messages/index.ts',
    {
      source: 'spec/site.yaml',
      statements: [
        importNames('../locales.ts', ['Locale'], 'type'),
        importNames('./catalogue.ts', ['BrowserMessages'], 'type'),
        constant(
          'loadBrowserMessages',
          'Readonly<Record<Locale, () => Promise<BrowserMessages>>>',
          objectLines(
            locales.list.map(({ code }) => [
              code,
              `() => import(${stringLiteral(`./${code}.ts`)}).then(({ browserMessages }) => browserMessages)`,
            ]),
          ),
          'Loads the messages of a language.',
        ),
      ],
    },
  ];
}
