import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Inline, type Piece, type Segment, withSyntax } from './pieces.ts';

const options = { ignoreTag: true, captureLocation: true } as const;

/** An apostrophe before a brace makes words of it, up to the next apostrophe. */
const quoted = /('[{}][^']*'?)/;

/** The pieces of a message: the words of each option of a plural or select, and those around it. */
export function messagePieces(text: string): readonly Piece[] {
  const segments: Segment[] = [];
  const visit = (elements: readonly MessageFormatElement[], path: string, start: number, end: number) => {
    let words: MessageFormatElement[] = [];
    let from = start;
    const addSegment = (to: number, label: string) => {
      const content = words.flatMap((element) => inlineOf(text, element));
      if (text.slice(from, to).trim() !== '') segments.push({ start: from, end: to, label, content });
      words = [];
    };
    for (const element of elements) {
      if (element.type !== TYPE.plural && element.type !== TYPE.select) {
        words.push(element);
        continue;
      }
      const inner = `${path}/${element.value}`;
      addSegment(offsetOf(element, 'start'), `${inner}<`);
      for (const [name, option] of Object.entries(element.options))
        visit(option.value, `${inner}=${name}`, offsetOf(option, 'start') + 1, offsetOf(option, 'end') - 1);
      from = offsetOf(element, 'end');
    }
    addSegment(end, `${path}>`);
  };
  visit(parse(text, options), '', 0, text.length);
  return withSyntax(text, segments);
}

type Located = Pick<MessageFormatElement, 'location'>;

function offsetOf({ location }: Located, side: 'start' | 'end'): number {
  return location?.[side].offset ?? 0;
}

function inlineOf(text: string, element: MessageFormatElement): readonly Inline[] {
  const source = text.slice(offsetOf(element, 'start'), offsetOf(element, 'end'));
  if (element.type !== TYPE.literal) return [{ code: source }];
  const parts = source.split(quoted).map((part, index) => (index % 2 === 0 ? part : { code: part }));
  return parts.filter((part) => part !== '');
}

/** The order of the categories of plurals in our files. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A message with the plural options of its translation, or else of the language: those that it lacks are copies of `other`.
 * @param translation of it, if there is one
 */
export function withOptionsOf(text: string, translation: string | undefined, bcp47: string): string {
  const models = translation === undefined ? [] : parse(translation, options);
  return adopt(text, { elements: parse(text, options), start: 0, end: text.length }, models, bcp47);
}

/** A stretch of a message. */
interface Stretch {
  readonly elements: readonly MessageFormatElement[];
  readonly start: number;
  readonly end: number;
}

function adopt(
  text: string,
  { elements, start, end }: Stretch,
  models: readonly MessageFormatElement[],
  bcp47: string,
): string {
  let adopted = '';
  let at = start;
  for (const element of elements) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const model = models.find((each) => each.type === element.type && each.value === element.value);
    const ofModel = model !== undefined && 'options' in model ? model.options : undefined;
    const keyword =
      element.type === TYPE.select ? 'select' : element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
    const names =
      element.type === TYPE.select
        ? Object.keys(element.options)
        : ofModel === undefined
          ? categoriesOf(bcp47, element.pluralType)
          : Object.keys(ofModel);
    const all = names.flatMap((name) => {
      const option = element.options[name] ?? element.options.other;
      if (option === undefined) return [];
      const own = { elements: option.value, start: offsetOf(option, 'start'), end: offsetOf(option, 'end') };
      return `${name} ${adopt(text, own, ofModel?.[name]?.value ?? [], bcp47)}`;
    });
    adopted += `${text.slice(at, offsetOf(element, 'start'))}{${element.value}, ${keyword}, ${all.join(' ')}}`;
    at = offsetOf(element, 'end');
  }
  return adopted + text.slice(at, end);
}

function categoriesOf(bcp47: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(bcp47, { type }).resolvedOptions();
  return categories.filter((category) => pluralCategories.some((each) => each === category));
}
