import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../schema/fields.ts';

/** A body without its front matter. */
export interface SplitBody {
  /** As long as the file, with spaces in place of the front matter, so that offsets stay. */
  readonly body: string;
  /** YYYY-MM-DD */
  readonly reviewed: string | undefined;
  readonly faults: readonly Finding[];
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const onlyReviewed = /^reviewed:[ \t]*["']?([^"'\s]+)["']?\s*$/;

/** Splits the front matter off a body: `reviewed`, the day on which a second reader read the text. */
export function splitFrontMatter(file: string, text: string): SplitBody {
  const found = text.startsWith('---') ? frontMatter.exec(text) : null;
  if (found === null) return { body: text, reviewed: undefined, faults: [] };
  const [whole, fields = ''] = found;
  const body = whole.replace(/[^\r\n]/g, ' ') + text.slice(whole.length);
  const [, reviewed = ''] = onlyReviewed.exec(fields.trim()) ?? [];
  if (isDay(reviewed)) return { body, reviewed, faults: [] };
  const fault: Finding = {
    code: 'CONTENT_FRONT_MATTER',
    message:
      reviewed === '' ? 'The lines between --- are not “reviewed: <day>”.' : `“${reviewed}” is no day.`,
    help: 'Write one line, such as “reviewed: 2026-11-24”, or remove the front matter.',
    at: [{ file, offset: 0 }],
  };
  return { body, reviewed: undefined, faults: [fault] };
}
