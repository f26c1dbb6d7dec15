import { Fragment, type ReactNode } from 'react';
import type { Answer } from './answers.ts';

export interface AnswerTextProps {
  readonly answer: Pick<Answer, 'summary' | 'parts'> & Partial<Answer>;
  /** Shown before the answer. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * An answer: the number of properties and the lowest price, then each term, with the list of those that have it. On a line, or in
 * lines below its children.
 */
export function AnswerText({ answer, children, className }: AnswerTextProps) {
  const { summary, parts, isAssumed } = answer;
  const separator = children === undefined ? '\u00a0· ' : <br />;
  const shown = [
    ...(summary === '' ? [] : [{ text: summary, element: <strong>{summary}</strong> }]),
    ...parts.map(({ text, href }) => ({
      text,
      element: href === undefined ? text : <a href={href}>{text}</a>,
    })),
  ];
  return (
    <p className={className} data-nosnippet={isAssumed || undefined} data-properties>
      {children}
      {shown.map(({ text, element }, index) => (
        <Fragment key={text}>
          {(children !== undefined || index > 0) && separator}
          {element}
        </Fragment>
      ))}
    </p>
  );
}
