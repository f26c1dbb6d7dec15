import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../schema/fields.ts';

/** The days that a body may have at its top, as YYYY-MM-DD. */
export interface FrontMatter {
  /** The day on which a second reader read the text. */
  readonly reviewed?: string;
  /** The first and the last day on which it is there. */
  readonly from?: string;
  readonly until?: string;
}

/** A body without its front matter. */
export interface SplitBody {
  /** As long as the file, with spaces in place of the front matter, so that offsets stay. */
  readonly body: string;
  readonly fields: FrontMatter;
  readonly faults: readonly Finding[];
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const field = /^(reviewed|from|until):[ \t]*["']?([^"'\s]+)["']?\s*$/;

/** Splits the front matter off a body. */
export function splitFrontMatter(file: string, text: string): SplitBody {
  const found = text.startsWith('---') ? frontMatter.exec(text) : null;
  if (found === null) return { body: text, fields: {}, faults: [] };
  const [whole, lines = ''] = found;
  const body = whole.replace(/[^\r\n]/g, ' ') + text.slice(whole.length);
  const given = lines.trim().split(/\r?\n/);
  const days = given.map((line) => field.exec(line) ?? []);
  const names = new Set(days.map(([, name]) => name));
  const fault =
    names.has(undefined) || names.size < days.length
      ? 'The lines between --- are not “reviewed: <day>”, “from: <day>” or “until: <day>”, each at most once.'
      : days.flatMap(([, , day = '']) => (isDay(day) ? [] : `“${day}” is no day.`))[0];
  if (fault === undefined)
    return { body, fields: Object.fromEntries(days.map(([, ...pair]) => pair)), faults: [] };
  const finding: Finding = {
    code: 'CONTENT_FRONT_MATTER',
    message: fault,
    help: 'Write lines such as “reviewed: 2026-11-24”, or remove the front matter.',
    at: [{ file, offset: 0 }],
  };
  return { body, fields: {}, faults: [finding] };
}
