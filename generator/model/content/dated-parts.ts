import type { Report } from '../../diagnostics/diagnostic.ts';
import type { ContentSource } from '../../spec/files/spec-source.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import { isDay } from '../../spec/schema/fields.ts';
import { type Days, describeDays, overlap } from '../routes/days.ts';
import { nodesOf } from './content-headings.ts';

/** Blocks of a body that are there on some days, or always. */
export interface BodyPart {
  readonly days: Days | undefined;
  readonly nodes: readonly MarkdownNode[];
}

/** The days of a body. */
export interface BodyDays {
  /** The days on which it is there. */
  readonly days: Days;
  /** Whether it has days at its top. */
  readonly hasDays: boolean;
}

const mark = /\{\{((?:from|until)\b[^{}]*|end)\}\}/;
const period = /^(?:from (\S+))?(?:^| ?)(?:until (\S+))?$/;
const example = '{{from 2026-12-01 until 2027-01-31}}';

/**
 * Splits a body at paragraphs such as {{from 2026-12-01 until 2027-01-31}}, which begin a part, and {{end}}, which ends
 * it. A part with sections holds whole ones, because they may be folded.
 */
export function splitByDays(
  file: string,
  nodes: readonly MarkdownNode[],
  body: BodyDays,
  report: Report,
): readonly BodyPart[] {
  const refuse: Refuse = (message, help, { offset }) =>
    report({ code: 'CONTENT_DAYS', message, help, at: [{ file, offset }] });
  const parts: BodyPart[] = [];
  let days: Days | undefined;
  let begun: MarkdownNode | undefined;
  let own: MarkdownNode[] = [];
  const endPart = () => {
    parts.push({ days, nodes: own });
    [days, begun, own] = [undefined, undefined, []];
  };
  for (const node of nodes) {
    const words = readMark(node);
    if (words === undefined) own.push(node);
    else if (words === '')
      refuse(
        'Days of a part do not stand alone.',
        `Write ${example} and {{end}} as paragraphs of their own.`,
        node,
      );
    else if (words === 'end') {
      if (begun === undefined) refuse('{{end}} ends no part.', 'Remove it, or begin the part.', node);
      endPart();
    } else {
      if (begun !== undefined)
        refuse('A part with days begins within another.', 'Write {{end}} as a paragraph before it.', node);
      endPart();
      days = readDays(words, node, body, refuse);
      begun = node;
    }
  }
  if (begun !== undefined)
    refuse('A part with days does not end.', 'Write {{end}} as a paragraph after it.', begun);
  endPart();
  checkSections(parts, refuse);
  return parts;
}

type Refuse = (message: string, help: string, node: MarkdownNode) => void;

/** The words of a mark in a paragraph of its own; '' for a mark among other words; undefined without a mark. */
function readMark(node: MarkdownNode): string | undefined {
  const [only] = node.children;
  const isAlone = node.type === 'paragraph' && node.children.length === 1;
  const [whole, words] = (isAlone && mark.exec(only?.value.trim() ?? '')) || [];
  if (whole !== undefined && whole === only?.value.trim()) return words;
  return nodesOf(node).some(({ value }) => mark.test(value)) ? '' : undefined;
}

function readDays(words: string, node: MarkdownNode, body: BodyDays, refuse: Refuse): Days {
  const [found, from, until] = period.exec(words) ?? [];
  const given = [from, until].filter((day) => day !== undefined);
  const isReversed = from !== undefined && until !== undefined && until < from;
  if (found === undefined || given.length === 0 || !given.every(isDay) || isReversed)
    refuse(`“${words}” names no days in order.`, `Write ${example}, or one of the two.`, node);
  else if (body.hasDays)
    refuse('A part with days is in a body with days.', 'Keep those of the body or those of its parts.', node);
  else if (overlap(body.days, { from, until }) === undefined)
    refuse(
      `The part is never there: its page is there ${describeDays(body.days)}.`,
      'Correct one of the two.',
      node,
    );
  return overlap(body.days, { from, until }) ?? body.days;
}

/** Reports parts that begin or end within a section. */
function checkSections(parts: readonly BodyPart[], refuse: Refuse): void {
  for (const [index, { days, nodes }] of parts.entries()) {
    const [first] = nodes;
    const [next] = parts.slice(index + 1).flatMap((other) => other.nodes);
    if (days === undefined || first === undefined || !nodes.some(isHeading)) continue;
    if (!isHeading(first) || (next !== undefined && !isHeading(next)))
      refuse(
        'A part with a heading holds half a section.',
        'Begin it before a heading, and end it before the next.',
        first,
      );
  }
}

function isHeading({ type }: MarkdownNode): boolean {
  return type === 'heading';
}

/** Reports bodies of an entry whose days, or those of their parts, are others than in its first body. */
export function compareDays(bodies: readonly ContentSource[], report: Report): void {
  for (const [first, ...others] of Map.groupBy(bodies, ({ entry }) => entry).values())
    for (const { file, ...other } of others) {
      if (first === undefined || listDays(other) === listDays(first)) continue;
      report({
        code: 'CONTENT_DAYS_DIFFER',
        message: `The days of the text are not those of ${first.file}: ${listDays(other) || 'none'}, there ${listDays(first) || 'none'}.`,
        help: 'Give the same texts the same days in every language.',
        at: [{ file, offset: 0 }],
      });
    }
}

function listDays({ from, until, text }: Pick<ContentSource, 'from' | 'until' | 'text'>): string {
  const marks = [...text.matchAll(new RegExp(mark, 'g'))].flatMap(([, words]) =>
    words === 'end' ? [] : words,
  );
  const own = from === undefined && until === undefined ? [] : describeDays({ from, until });
  return [own, marks].flat().join('; ');
}
