import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** A paragraph shorter than this may stand in two bodies: characters. */
const shortParagraph = 60;

/** The longest sentence that a guest can take in at once: words; Korean counts groups of syllables. */
const longestSentence = 45;

/** Paragraphs that stand in two bodies of a language. */
export function findRepeatedParagraphs(bodies: readonly Text[], allowed: Exceptions): string[] {
  const units = bodies.flatMap((text) =>
    text.parts.filter((part) => part.length >= shortParagraph).map((part) => ({ text, part })),
  );
  return [...Map.groupBy(units, ({ text, part }) => `${text.locale} ${part}`).values()]
    .filter((group) => new Set(group.map(({ text }) => text.key)).size > 1)
    .filter((group) => !group.some(({ text }) => allowed.allow(text)))
    .map(
      ([first, second]) =>
        `${first?.text.locale} ${second?.text.key}: as in ${first?.text.key}\n    ${first?.part}`,
    );
}

/** Sentences that are too long. */
export function findLongSentences(bodies: readonly Text[]): string[] {
  return bodies.flatMap((text) =>
    sentencesOf(text)
      .map((sentence) => [sentence, countWords(sentence)] as const)
      .filter(([, count]) => count > longestSentence)
      .map(
        ([sentence, count]) => `${text.locale} ${text.key}: a sentence of ${count} words\n    ${sentence}`,
      ),
  );
}

/** The sentences of a body, by the rules of its language. */
function sentencesOf({ locale, parts }: Text): string[] {
  const segmenter = new Intl.Segmenter(languageTags[locale] ?? locale, { granularity: 'sentence' });
  return parts.flatMap((part) => [...segmenter.segment(part)].map(({ segment }) => segment.trim()));
}

const languageTags: Readonly<Record<string, string>> = { se: 'sv', si: 'sl', cz: 'cs', dk: 'da' };

function countWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}’-]+/gu)?.length ?? 0;
}

/** Languages write small numbers as words or figures, as it suits them. */
const leastInFigures = 100;

/** In Nordic languages a century is named by the years in it: 1500-talet is the 16th century. */
const nordic: readonly string[] = ['se', 'dk', 'fi'];

/**
 * Bodies with a figure of three digits or more that neither the bodies of its entry in the source languages nor its facts have, and that no list allows.
 * @param factsOf the figures of an entry’s facts, by the key of a body
 */
export function findForeignFigures(
  bodies: readonly Text[],
  sources: readonly string[],
  factsOf: (key: string) => ReadonlySet<string>,
  allowed: Exceptions,
): string[] {
  const known = new Map<string, Set<string>>();
  for (const body of bodies.filter(({ locale }) => sources.includes(locale)))
    known.set(body.key, new Set([...(known.get(body.key) ?? []), ...figuresOf(body)]));
  return bodies.flatMap((body) => {
    const source = known.get(body.key);
    const isOther = (figure: string) =>
      Number(figure) >= leastInFigures &&
      source?.has(figure) === false &&
      !factsOf(body.key).has(figure) &&
      !(nordic.includes(body.locale) && /00$/.test(figure) && source.has(String(Number(figure) / 100 + 1)));
    const foreign = figuresOf(body).filter(isOther);
    if (foreign.length === 0 || allowed.allow(body)) return [];
    return [
      finding({ ...body, text: '' }, `figures of no source language: ${[...new Set(foreign)].join(', ')}`),
    ];
  });
}

/** Figures as numbers, however a language groups their digits. */
function figuresOf({ parts }: Pick<Text, 'parts'>): string[] {
  return parts.flatMap((part) =>
    (part.replace(/(?<=\d)[\u00A0\u202F. ](?=\d{3}(?!\d))/g, '').match(/\p{Nd}+/gu) ?? []).map((figure) =>
      figure.replace(/^0+(?=\d)/, ''),
    ),
  );
}
