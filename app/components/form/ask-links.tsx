import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { formsFor } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';

/** Links to the forms that a page offers. If the page can be the subject, the query contains its key. */
export function AskLinks({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const forms = formsFor(context, page);
  if (forms.length === 0) return null;
  return (
    <p className="actions">
      {forms.map(({ form, page: formPage, isAbout }, index) => (
        <a
          key={formPage.key}
          href={`${encodePath(formPage.path)}${isAbout ? `?about=${page.key}` : ''}`}
          className={index === 0 ? 'button' : undefined}
        >
          {messageAt(form.open, page.locale)}
        </a>
      ))}
    </p>
  );
}
