import { type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import type { Page } from '../../generated/routes/index.ts';
import { OfficeContact } from '../components/entry/office-contact.tsx';
import { FormMessage } from '../components/form/form-messages.tsx';
import { LinkQuestion } from '../components/form/link-question.tsx';
import { SiteForm } from '../components/form/page-form.tsx';
import { PageHeader } from '../components/shell/page-header.tsx';
import { type FormVisit, newVisit } from '../declarations/form-visit.ts';

interface FormContentProps {
  readonly page: Page;
  readonly name: PageFormName;
  readonly visit: FormVisit | undefined;
}

/** A page with a form and the office's contact details. */
export function FormContent({ page, name, visit }: FormContentProps) {
  const { locale } = page;
  const { link, notice } = visit ?? {};
  const isDone = notice?.kind === 'confirmed' || notice?.kind === 'unsubscribed';
  return (
    <>
      <PageHeader page={page} />
      <div className="container with-aside">
        {link && <LinkQuestion name={name} locale={locale} link={link} />}
        {isDone && <FormMessage locale={locale} notice={notice} />}
        {!link && !isDone && <SiteForm name={name} page={page} visit={visit ?? newVisit(pageForms[name])} />}
        <aside>
          <OfficeContact locale={locale} />
        </aside>
      </div>
    </>
  );
}
