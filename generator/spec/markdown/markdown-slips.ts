import { printfPlaceholder } from './text-slips.ts';

/** A sign that a writer meant and CommonMark takes for words, with the right form. */
interface Slip {
  /** Finds the sign in the source of a text; `^` is the beginning of a line. */
  readonly sign: RegExp;
  readonly advice: string;
}

const noBreak = '\u00a0\u202f\u2007';

const slips: readonly Slip[] = [
  {
    sign: new RegExp(`^#{2,6}(?:[^\\s#]|[${noBreak}])\\S*`, 'mu'),
    advice: 'Write a space behind the signs of a heading: ## Words.',
  },
  {
    sign: new RegExp(`^[-*+][${noBreak}]\\S*`, 'mu'),
    advice: 'Write a plain space behind the sign of a list.',
  },
  { sign: /^[-*+](?=\p{L})\S*/mu, advice: 'Write a space behind the sign of a list: - words.' },
  { sign: /^\d{1,3}[.)](?=\p{L})\S*/mu, advice: 'Write a space behind the number.' },
  { sign: /^[•‣◦▪●·]\s*\S*/mu, advice: 'Write a list with - at the beginning of each line.' },
  { sign: /\[[ xX]\]/, advice: 'Lists have no boxes: write - words.' },
  { sign: /\[\^[^\]\s]+\]/, advice: 'There are no footnotes: write the note where it belongs.' },
  {
    sign: /(?<!\\)\[[^[\]]+\][ \t]+\([^()\s]+\)/,
    advice: 'Write a link without the space: [text](key-of-an-entry).',
  },
  {
    sign: /(?<!\\)\*\*|(?<!\\)__/,
    advice: 'Write **strong** without spaces inside the signs, and close it.',
  },
  { sign: /(?<!\\)~~/, advice: 'Nothing is struck out: remove the words.' },
  { sign: /(?<!\\)==(?=\S)/, advice: 'Nothing is highlighted: write **strong**.' },
  {
    sign: /(?<![\\{])\{[ \t]*[a-z][A-Za-z]*[ \t]*\}(?!\})/,
    advice: 'Write a fact in two braces: {{phone}}.',
  },
  {
    sign: /\{#[^}\s]*.?/,
    advice:
      'Write the id at the end of the heading, in lower-case letters, digits and hyphens: ## Words {#check-in}.',
  },
  { sign: printfPlaceholder, advice: 'Write a fact in two braces: {{phone}}.' },
  { sign: /&(?:nbsp|amp|shy|quot|lt|gt)(?![a-z;])/, advice: 'Write the character itself.' },
];

const bareAddress: Slip = {
  sign: /(?:https?:\/\/|(?<![\w.@-])www\.)[^\s)]+/i,
  advice: 'Write a link: [words](https://…).',
};

/** The id of a heading, which is a sign of ours. */
const headingId = /\s\{#[a-z][a-z0-9-]*\}[ \t]*$/;

/**
 * Finds the first sign that would be shown to guests.
 * @param source of a text, as it stands in the file
 * @param options.isLineStart whether the source begins a line
 */
export function findSlip(
  source: string,
  {
    isLineStart,
    isInLink,
    isInHeading,
  }: Readonly<Record<'isLineStart' | 'isInLink' | 'isInHeading', boolean>>,
): { readonly index: number; readonly sign: string } | undefined {
  const words = isInHeading ? source.replace(headingId, '') : source;
  // A letter keeps `^` from matching in the middle of a line.
  const [searched, shift] = isLineStart ? [words, 0] : [`x${words}`, 1];
  const found = [...slips, ...(isInLink ? [] : [bareAddress])]
    .map(({ sign }) => sign.exec(searched))
    .filter((match) => match !== null)
    .sort((one, other) => one.index - other.index)[0];
  return found && { index: found.index - shift, sign: found[0] };
}

/** The right form of a sign that `findSlip` has found. */
export function adviceOn(sign: string): string {
  return [...slips, bareAddress].find((slip) => slip.sign.test(sign))?.advice ?? '';
}
