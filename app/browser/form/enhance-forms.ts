/** The script of pages with a form: validates answers, hides fields that do not apply, and stores a draft. */

import { reloadAfterLogOut } from '../member/member-session.ts';
import { createDraft, removeSentDraft } from './draft.ts';
import { readForm, showAsked } from './form-data.ts';
import { createMemberFiller } from './member-details.ts';
import { createErrorView } from './show-errors.ts';

/** How long a second submit is ignored, in milliseconds. */
const patience = 5000;

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
// The server returns a form with errors at the form's action.
const isSentBack = forms.some(({ action }) => location.pathname === new URL(action).pathname);
const page = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
// Otherwise a reload would send the form again.
if (isSentBack && page !== null) history.replaceState(history.state, '', new URL(page.href).pathname);
reloadAfterLogOut();
if (document.querySelector('[data-reference]') !== null) removeSentDraft();
for (const form of forms) enhanceForm(form);

function enhanceForm(form: HTMLFormElement): void {
  const { data, answers, errors } = readForm(form);
  const view = createErrorView(form, data);
  const member = createMemberFiller(form, data.fields);
  const draft = createDraft(form, data.fields, isSentBack, member);
  let isSent = false;
  const showFields = () => showAsked(form, data, answers());
  form.addEventListener('input', ({ target }) => {
    if (reloadAfterLogOut()) return;
    showFields();
    draft.save();
    // Remove an error while typing. If it were removed on blur, the button would move from under the pointer.
    const { name: changed } = target as HTMLInputElement;
    const found = errors();
    for (const [name, { rules }] of Object.entries(data.fields)) {
      const isTouched = name === changed || rules.some((rule) => 'field' in rule && rule.field === changed);
      if (isTouched && view.isFaulty(name)) view.showField(name, found[name]);
    }
  });
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // The back button sends answers without validation.
    const isBack = submitter instanceof HTMLButtonElement && submitter.name === '_to';
    if (reloadAfterLogOut() || isSent || (!isBack && !view.showAll(errors()))) event.preventDefault();
    else {
      isSent = true;
      // The guest may have stopped the page from loading.
      setTimeout(() => {
        isSent = false;
      }, patience);
      draft.send();
    }
  });
  // The page may be restored from the back/forward cache.
  addEventListener('pageshow', () => {
    isSent = false;
    showFields();
  });
  draft.restore();
  showFields();
  if (!isSentBack) void member.fillIn();
}
