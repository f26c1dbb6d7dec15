/** The script of pages with a form: checks answers before they are sent, asks only what applies, and keeps a draft. */

import { followMember } from '../follow-member.ts';
import { keepDraft, removeSentDraft } from './draft.ts';
import { readForm, showAsked } from './form-data.ts';
import { createMemberFiller } from './member-details.ts';
import { createErrorView } from './show-errors.ts';

/** A second press this soon is part of a double click, in milliseconds. */
const patience = 5000;

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
// A form that comes back with errors has all answers, and the address that it was sent to.
const isSentBack = forms.some(({ action }) => location.pathname === new URL(action).pathname);
const page = document.querySelector<HTMLLinkElement>('[rel="canonical"]');
// To load that address again, the browser would send the form again.
if (isSentBack && page !== null) history.replaceState(history.state, '', new URL(page.href).pathname);
followMember();
if (document.querySelector('[data-reference]') !== null) removeSentDraft();
for (const form of forms) enhanceForm(form);

function enhanceForm(form: HTMLFormElement): void {
  const { data, answers, errors } = readForm(form);
  const view = createErrorView(form, data);
  const member = createMemberFiller(form, data.fields);
  const draft = keepDraft(form, data.fields, isSentBack, member);
  let isSent = false;
  const showFields = () => showAsked(form, data, answers());
  form.addEventListener('input', ({ target }) => {
    if (followMember()) return;
    showFields();
    draft.save();
    // An error goes as soon as the answer is right: when the guest goes on, nothing moves below the pointer.
    const { name: changed } = target as HTMLInputElement;
    const found = errors();
    for (const [name, { rules }] of Object.entries(data.fields)) {
      const isTouched = name === changed || rules.some((rule) => 'field' in rule && rule.field === changed);
      if (isTouched && view.isFaulty(name)) view.showField(name, found[name]);
    }
  });
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // The button that leads back sends unfinished answers.
    const isBack = submitter instanceof HTMLButtonElement && submitter.name === '_to';
    if (followMember() || isSent || (!isBack && !view.showAll(errors()))) event.preventDefault();
    else {
      isSent = true;
      // A guest who has stopped the page from loading can send again.
      setTimeout(() => {
        isSent = false;
      }, patience);
      draft.send();
    }
  });
  // The browser shows the page again as it was left.
  addEventListener('pageshow', () => {
    isSent = false;
    showFields();
  });
  draft.restore();
  showFields();
  if (!isSentBack) void member.fillIn();
}
