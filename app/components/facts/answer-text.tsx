import type { ReactNode } from 'react';
import type { Answer } from './answers.ts';

export interface AnswerTextProps {
  readonly answer: Pick<Answer, 'summary' | 'parts'> & Partial<Answer>;
  /** Shown before the answer. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** An answer on a line: the number of properties and the lowest price, then each term, with the list of those that have it. */
export function AnswerText({ answer, children, className }: AnswerTextProps) {
  const { summary, parts, isAssumed } = answer;
  const shown = [
    children,
    summary !== '' && <strong key="summary">{summary}</strong>,
    ...parts.map(({ text, href }) =>
      href === undefined ? (
        text
      ) : (
        <a key={text} href={href}>
          {text}
        </a>
      ),
    ),
  ].filter(Boolean);
  return (
    <p className={className} data-nosnippet={isAssumed || undefined} data-properties>
      {shown.flatMap((part, index) => (index === 0 ? part : ['\u00a0· ', part]))}
    </p>
  );
}
