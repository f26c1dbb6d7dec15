import { printfPlaceholder } from './text-slips.ts';

/** A sign that a writer meant and CommonMark takes for words, with the right form. */
interface Slip {
  /** Finds the sign in the source of a text; `^` is the beginning of a line. */
  readonly sign: RegExp;
  readonly advice: string;
}

/** A sign in a text, and its place there. */
interface FoundSlip extends Pick<Slip, 'advice'> {
  readonly index: number;
  readonly sign: string;
}

const noBreak = '\u00a0\u202f\u2007';

/** Signs that stand for items, at the beginning of two lines: – one, a) one, (1) one. */
const item = '(?:[–—]|\\(?[a-z\\d]{1,2}\\))[ \\t]';

const listAdvice = 'Write a list with - at the beginning of each line.';

const slips: readonly Slip[] = [
  {
    sign: new RegExp(`(?<![\\\\#])#{2,}(?:[^\\s#]|[${noBreak}])?\\S*|^[#＃]+(?=\\p{L})\\S*|^＃+`, 'mu'),
    advice: 'Write the signs of a heading first in its line, and a space behind them: ## Words.',
  },
  {
    sign: new RegExp(`^[-*+][${noBreak}]\\S*`, 'mu'),
    advice: 'Write a plain space behind the sign of a list.',
  },
  { sign: /^[-*+](?=\p{L})\S*/mu, advice: 'Write a space behind the sign of a list: - words.' },
  { sign: /^\d{1,3}[.)](?=\p{L})\S*/mu, advice: 'Write a space behind the number.' },
  { sign: /^[•‣◦▪●·☐☑✓✔➤►▸→]\s*\S*/mu, advice: listAdvice },
  { sign: new RegExp(`^${item}\\S*(?=.*\\n${item})`, 'mu'), advice: listAdvice },
  { sign: /^\|.*/m, advice: 'A table has a line | --- | --- | below its head, and no empty line within.' },
  { sign: /\S\t+\S/, advice: 'Write a table, or a space.' },
  { sign: /\[[ xX]\]/, advice: 'Lists have no boxes: write - words.' },
  { sign: /\[\^[^\]\s]+\]/, advice: 'There are no footnotes: write the note where it belongs.' },
  {
    sign: /(?<!\\)(?:\[[^[\]]+\][ \t]+\([^()\s]+\)|\]\(\S*|\)\[[^[\]]*\]|\[\[\S*)/,
    advice: 'Write a link like this: [text](key-of-an-entry).',
  },
  {
    sign: /(?<!\\)\*\*|(?<!\\)__|(?<![\\\p{L}\p{N}\p{P}\p{S}])[*_](?=[^\s*_])\S*/u,
    advice: 'Write **strong** and *emphasis* without spaces inside the signs, and close them.',
  },
  { sign: /(?<!\\)~~|(?<=\p{L})~[^\s~]+~/u, advice: 'Nothing is struck out or lowered: write plain words.' },
  { sign: /(?<!\\)\^\S*/, advice: 'Nothing is raised: write ² or ³.' },
  { sign: /(?<!\\)==(?=\s*\S)|^=\s.*/m, advice: 'Write ## Words for a heading, and **strong** for weight.' },
  { sign: /^:::.*/m, advice: 'There are no boxes: write plain words.' },
  {
    sign: /\{\s*#[^}\s]*.?/,
    advice:
      'Write the id at the end of the heading, in lower-case letters, digits and hyphens: ## Words {#check-in}.',
  },
  {
    sign: /(?<![\\{])\{(?!\{[^{}\n]*\}\})\{*[^{}\n]*\}?/,
    advice: 'Write a fact in two braces, {{phone}}, and \\{ for a brace.',
  },
  { sign: printfPlaceholder, advice: 'Write a fact in two braces: {{phone}}.' },
  {
    sign: /&(?:nbsp|amp|shy|quot|lt|gt)(?![a-z;])|\\[a-z]\w*/i,
    advice: 'Write the character itself.',
  },
];

const bareAddress: Slip = {
  sign: /(?:[a-z]{2,6}:\/\/|(?<![\w.@-])www\.)[^\s)]+/i,
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
): FoundSlip | undefined {
  const words = isInHeading ? source.replace(headingId, '') : source;
  // A letter keeps `^` from matching in the middle of a line.
  const [searched, shift] = isLineStart ? [words, 0] : [`x${words}`, 1];
  return [...slips, ...(isInLink ? [] : [bareAddress])]
    .flatMap(({ sign, advice }) => {
      const match = sign.exec(searched);
      return match ? [{ index: match.index - shift, sign: match[0], advice }] : [];
    })
    .sort((one, other) => one.index - other.index)[0];
}
