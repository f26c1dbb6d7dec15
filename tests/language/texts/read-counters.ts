import { locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { collectArguments, parseMessage } from '../../../generator/model/messages/parse-message.ts';
import type { Counter } from '../checks/plurals.ts';
import { filled } from './message-parts.ts';
import { type Text, texts } from './read-texts.ts';

type Render = (values: Readonly<Record<string, string | number>>) => string;

/** The messages of a locale that are filled with a count, rendered by the generated code that the site uses. */
export function readCounters(locale: string): Counter[] {
  return texts.of(locale).filter(isCounter).map(toCounter);
}

function isCounter({ kind, text }: Text): boolean {
  return kind === 'message' && /,\s*plural\s*,/.test(text);
}

function toCounter({ locale, key, text }: Text): Counter {
  const args = collectArguments(parseMessage(text));
  const render = findRender(locale, key);
  const values = (count: number) =>
    Object.fromEntries(args.map(({ name, type }) => [name, type === 'number' ? count : filled]));
  return { locale, bcp47: bcp47Of(locale), key, render: (count) => render(values(count)) };
}

function bcp47Of(locale: string): string {
  return Object.values(locales).find(({ code }) => code === locale)?.bcp47 ?? locale;
}

/** The generated function of a message. Its arguments are those of the spec’s text, which the generator checks. */
function findRender(locale: string, key: string): Render {
  const [, group, name] = key.split('.');
  const catalogue = Object.entries(messages).find(([code]) => code === locale)?.[1] ?? {};
  const named: unknown = Object.entries(catalogue).find(([title]) => title === group)?.[1];
  const value: unknown = Object.entries(named ?? {}).find(([title]) => title === name)?.[1];
  if (typeof value !== 'function')
    throw new Error(`Generated code has no ${key} in ${locale}: run “npm run generate”.`);
  return value as Render;
}
