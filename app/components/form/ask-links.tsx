import type { ReactNode } from 'react';
import type { PageField } from '../../../generated/forms/page-forms.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { formsFor } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';

/** A page has one button that is not quiet. */
export function buttonClass(isQuiet: boolean): string {
  return isQuiet ? 'button button-quiet' : 'button';
}

const classes = {
  first: 'actions ask-bar',
  others: 'actions',
  below: 'actions actions-below',
  all: 'actions',
} as const;

export interface AskLinksProps {
  readonly page: Page;
  /** The first form as a button, the others as links, in a head or below the text on phones, or all. */
  readonly part?: keyof typeof classes;
  /** A price, today’s hours or the phone number, beside the button on phones, where it stays in sight. */
  readonly note?: ReactNode;
  /** Whether another action of the page is its first. */
  readonly isQuiet?: boolean;
}

/** Links to the forms that a page offers. If the page can be the subject, the query contains its key. */
export function AskLinks({ page, part = 'all', note, isQuiet = false }: AskLinksProps) {
  const context = useRenderContext();
  const all = formsFor(context, page);
  const others = all.slice(1);
  const forms = { first: all.slice(0, 1), others, below: others, all }[part];
  if (forms.length === 0) return null;
  return (
    <p className={classes[part]}>
      {note && <span className="ask-note">{note}</span>}
      {forms.map((offered) => (
        <a
          key={offered.page.key}
          href={`${encodePath(offered.page.path)}${offered.isAbout ? `?about=${page.key}` : ''}`}
          className={offered === all[0] ? buttonClass(isQuiet) : undefined}
        >
          {messageAt(offered.form.open, page.locale)}
        </a>
      ))}
    </p>
  );
}

/** The address of a form about a page with an answer filled in; undefined if no form has a field for it. */
export function askAddress(
  context: RenderContext,
  page: Page,
  isMeant: (field: PageField) => boolean,
  answer: string,
): string | undefined {
  for (const { form, page: formPage, isAbout } of formsFor(context, page)) {
    const field = Object.entries(form.fields).find(([, one]) => isMeant(one));
    if (!isAbout || field === undefined) continue;
    return `${encodePath(formPage.path)}?${new URLSearchParams([
      ['about', page.key],
      [field[0], answer],
    ])}`;
  }
  return undefined;
}
