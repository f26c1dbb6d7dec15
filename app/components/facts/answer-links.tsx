import type { PropsWithChildren } from 'react';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { PageLink } from '../text/page-link.tsx';
import { answersTo } from './answers.ts';

export interface AnswerLinksProps {
  readonly page: Page;
  /** The name of a fact of the page. */
  readonly fact: string;
}

/** A value as a link to the page that answers the question about its fact; the value alone if there is none, or several. */
export function AnswerLink({ page, fact, children }: PropsWithChildren<AnswerLinksProps>) {
  const [answer, ...others] = answersTo(useRenderContext(), page, fact);
  if (answer === undefined || others.length > 0) return children;
  return <a href={encodePath(answer.path)}>{children}</a>;
}

/** Links to the pages that answer questions about a fact; nothing if there are none. */
export function AnswerLinks({ page, fact }: AnswerLinksProps) {
  const answers = answersTo(useRenderContext(), page, fact);
  if (answers.length === 0) return null;
  return (
    <ul className="fact-terms">
      {answers.map((answer) => (
        <li key={answer.key}>
          <PageLink page={answer} />
        </li>
      ))}
    </ul>
  );
}
