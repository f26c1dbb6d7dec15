import type {
  MessageArgument,
  MessageModel,
  MessagePart,
  MessagesModel,
} from '../../model/messages/parse-message.ts';
import type { LocaleModel } from '../../model/model.ts';
import { identifier, objectLines, propertyName, stringLiteral } from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, type Statement } from '../output/structures.ts';

/** generated/messages/catalogue.ts: the shape of every catalogue. */
export function emitCatalogueType({ keys }: MessagesModel, baseFile: string): SourceFile {
  const groups = Map.groupBy(keys, (key) => key.group);
  return {
    source: baseFile,
    statements: [
      interfaceOf(
        'Messages',
        [...groups].map(([group, members]) => [
          group,
          `{ ${members.map(({ name, args }) => `readonly ${propertyName(name)}: ${messageType(args)}`).join('; ')} }`,
        ]),
        'The texts of the interface in one language: each a string, or a function of its arguments.',
      ),
    ],
  };
}

function messageType(args: readonly MessageArgument[]): string {
  if (args.length === 0) return 'string';
  return `(values: { ${args.map(({ name, type }) => `readonly ${propertyName(name)}: ${type}`).join('; ')} }) => string`;
}

/**
 * generated/messages/<locale>.ts
 * @param browserGroups groups of messages that are in generated/browser-messages
 */
export function emitCatalogue(
  locale: LocaleModel,
  messages: readonly MessageModel[],
  browserGroups: readonly string[],
): SourceFile {
  const texts = emitTexts(messages, browserGroups);
  return {
    source: `spec/messages/${locale.code}.yaml`,
    statements: [
      ...(browserGroups.length > 0
        ? [importNames(`../browser-messages/${locale.code}.ts`, ['browserMessages'])]
        : []),
      importNames('./catalogue.ts', ['Messages'], 'type'),
      ...emitFormatOf(locale, texts, './format.ts'),
      constant(catalogueName(locale.code), 'Messages', texts, `The interface in ${commentName(locale)}.`),
    ],
  };
}

/**
 * An object literal of messages by group and name; a function where a message has arguments.
 * @param elsewhere groups that are members of `browserMessages`
 */
export function emitTexts(messages: readonly MessageModel[], elsewhere: readonly string[] = []): string {
  const groups = Map.groupBy(messages, (message) => message.group);
  return objectLines(
    [...groups].map(([group, members]) => [
      group,
      elsewhere.includes(group)
        ? `browserMessages.${group}`
        : objectLines(members.map(({ name, parts }) => [name, messageValue(parts)])),
    ]),
  );
}

/**
 * The `format` that texts use, if any does.
 * @param path of generated/messages/format.ts, from the file of the statements
 */
export function emitFormatOf(locale: LocaleModel, texts: string, path: string): Statement[] {
  if (!texts.includes('format.')) return [];
  return [
    importNames(path, ['createFormat']),
    constant('format', undefined, `createFormat(${stringLiteral(locale.bcp47)})`),
  ];
}

/** generated/messages/index.ts */
export function emitMessagesIndex(locales: readonly LocaleModel[]): SourceFile {
  return {
    source: 'spec/messages',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('./catalogue.ts', ['Messages'], 'type'),
      ...locales.map(({ code }) => importNames(`./${code}.ts`, [catalogueName(code)])),
      "export type { Messages } from './catalogue.ts';",
      constant(
        'messages',
        'Readonly<Record<Locale, Messages>>',
        objectLines(locales.map(({ code }) => [code, catalogueName(code)])),
        'The catalogues of all locales.',
      ),
    ],
  };
}

/** Some locale codes are reserved words (`in`, `is`, `do`), so every name gets a suffix. */
function catalogueName(code: string): string {
  return `${identifier(code)}Messages`;
}

function commentName({ code, bcp47 }: LocaleModel): string {
  return code === bcp47 ? code : `${code} (${bcp47})`;
}

function messageValue(parts: readonly MessagePart[]): string {
  const hasArguments = parts.some((part) => part.kind !== 'text');
  return hasArguments ? `(values) => ${expression(parts, undefined)}` : expression(parts, undefined);
}

/** A JavaScript expression of the text; `counted` is the argument that # refers to. */
function expression(parts: readonly MessagePart[], counted: string | undefined): string {
  const terms = parts.map((part) => term(part, counted)).filter((text) => text !== "''");
  const [first] = terms;
  if (first === undefined) return "''";
  const isText = parts.some((part) => part.kind === 'text' && part.text !== '');
  return terms.length === 1 || isText ? terms.join(' + ') : ["''", ...terms].join(' + ');
}

function term(part: MessagePart, counted: string | undefined): string {
  switch (part.kind) {
    case 'text':
      return stringLiteral(part.text);
    case 'argument':
      return part.type === 'number' ? `format.number(${access(part.name)})` : access(part.name);
    case 'count':
      return counted === undefined ? "'#'" : `format.number(${counted})`;
    case 'select':
      return choose(part.options, (option) => `${access(part.name)} === ${stringLiteral(option)}`, counted);
    case 'plural': {
      const count = access(part.name);
      const category = `format.${part.ordinal ? 'ordinal' : 'cardinal'}(${count})`;
      const exact = [...part.options].filter(([option]) => option.startsWith('='));
      const rest = [...part.options].filter(([option]) => !option.startsWith('='));
      const test = (option: string) =>
        option.startsWith('=')
          ? `${count} === ${Number(option.slice(1))}`
          : `${category} === ${stringLiteral(option)}`;
      return choose(new Map([...exact, ...rest]), test, count);
    }
  }
}

function choose(
  options: ReadonlyMap<string, readonly MessagePart[]>,
  test: (option: string) => string,
  counted: string | undefined,
): string {
  const other = expression(options.get('other') ?? [], counted);
  const branches = [...options]
    .filter(([option]) => option !== 'other')
    .map(([option, parts]) => `${test(option)} ? ${expression(parts, counted)} : `);
  return `(${branches.join('')}${other})`;
}

function access(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? `values.${name}` : `values[${stringLiteral(name)}]`;
}
