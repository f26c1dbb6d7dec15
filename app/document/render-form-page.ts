import type { Answers } from '../../generated/forms/answers.ts';
import { lookup } from '../../generated/routes/index.ts';
import type { FormVisit } from '../components/form/form-visit.ts';
import type { DocumentAssets } from './document.ts';
import { keepTyped } from './placeholders.ts';
import { renderPage } from './render-page.tsx';

/**
 * The document of a page with a form.
 * @param path decoded path of a published page
 */
export function renderFormPage(path: string, visit: FormVisit, assets: DocumentAssets): string {
  const page = lookup(path);
  if (page === undefined) throw new RangeError(`There is no page ${path}.`);
  const { answers, query = '' } = visit;
  return renderPage(page, assets, {
    visit: { ...visit, answers: keepAnswers(answers), query: keepTyped(query) },
  });
}

function keepAnswers(answers: Answers): Answers {
  const kept = Object.entries(answers).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, value];
    return [name, typeof value === 'string' ? keepTyped(value) : value.map(keepTyped)];
  });
  return Object.fromEntries(kept);
}
