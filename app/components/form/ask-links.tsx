import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { messageAt } from '../text/message-at.ts';
import { formsAbout } from './page-forms.ts';

/** Links to the forms in which a guest can ask about a page; the form knows what it is about. */
export function AskLinks({ page }: { readonly page: Page }) {
  const forms = formsAbout(page);
  if (forms.length === 0) return null;
  return (
    <p className="actions">
      {forms.map(({ form, page: formPage }, index) => (
        <a
          key={formPage.key}
          href={`${encodePath(formPage.path)}?about=${page.key}`}
          className={index === 0 ? 'button' : 'button button-quiet'}
          rel="nofollow"
        >
          {messageAt(form.open, page.locale)}
        </a>
      ))}
    </p>
  );
}
