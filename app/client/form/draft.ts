import type { FormRulesData } from '../../components/form/form-rules.tsx';
import { attempt } from '../attempt.ts';
import { isMember } from '../member-cookie.ts';

/** Unfinished answers, kept on this device. */
export interface Draft {
  /** Keeps what is typed now. */
  save(): void;
  /** Fills in what was typed last time, and says so. */
  restore(): void;
  /** The request is on its way. */
  send(): void;
}

/** The key, in the session storage, of the draft that was sent. */
const sentKey = 'sentDraft';

const milliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the draft of a form, that of its other pages included. Answers that the address has are newer, unless it had the
 * same when the draft was typed: in another language, or before a reload.
 * @param isSentBack whether the form has come back from the server, with all answers
 */
export function keepDraft(
  form: HTMLFormElement,
  fields: FormRulesData['fields'],
  isSentBack: boolean,
): Draft {
  const key = `draft:${form.dataset.form}`;
  const initial = new FormData(form);
  // A member's details, which the server fills in, are no answers of the guest.
  const isFilled = (name: string) => isMember() && fields[name]?.member && initial.get(name);
  const isOwn = ([name]: readonly [string, unknown]) => Object.hasOwn(fields, name) && !isFilled(name);
  const read = () => [...new FormData(form)].filter(isOwn) as [string, string][];
  const first = JSON.stringify(read());
  const given = [...new URLSearchParams(location.search)].filter((entry) => isOwn(entry) && entry[1] !== '');
  const address = given.toSorted().join('&');
  const note = form.querySelector<HTMLElement>('[data-draft]');
  note?.querySelector('button')?.addEventListener('click', () => {
    remove(key);
    form.reset();
    location.reload();
  });
  return {
    save() {
      const entries = read();
      if (!isSentBack && JSON.stringify(entries) === first) remove(key);
      else {
        const draft = JSON.stringify({ entries, address, until: Date.now() + milliseconds });
        // The form works without a draft.
        attempt(() => localStorage.setItem(key, draft));
      }
    },
    restore() {
      const kept = recall(key);
      if (kept === undefined || isSentBack || (address !== '' && kept.address !== address)) return;
      fill(form, kept.entries.filter(isOwn));
      if (note !== null) note.hidden = false;
    },
    send() {
      // Where that fails, the draft stays until it is too old.
      attempt(() => sessionStorage.setItem(sentKey, key));
    },
  };
}

/** Removes the draft of the request that was accepted. */
export function removeSentDraft(): void {
  // Where storage is forbidden, there is no draft.
  attempt(() => {
    remove(sessionStorage.getItem(sentKey) ?? '');
    sessionStorage.removeItem(sentKey);
  });
}

function fill(form: HTMLFormElement, entries: readonly [string, string][]): void {
  const byName = Map.groupBy(entries, ([name]) => name);
  for (const [name, given] of byName) {
    const values = given.map(([, value]) => value);
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
    // Fields of the form's other pages are sent along.
    if (controls.every(({ type }) => type === 'hidden')) {
      for (const control of controls) control.remove();
      for (const value of values)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      continue;
    }
    for (const [index, control] of controls.entries()) {
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = values.includes(control.value);
      else control.value = values[index] ?? '';
    }
  }
}

interface Kept {
  readonly entries: [string, string][];
  /** The answers that the address had, in one order. */
  readonly address?: string;
}

function recall(key: string): Kept | undefined {
  return attempt(() => {
    const { until, ...kept } = JSON.parse(localStorage.getItem(key) ?? '');
    return until > Date.now() ? kept : remove(key);
  });
}

function remove(key: string): undefined {
  // Where storage is forbidden, nothing was kept.
  attempt(() => localStorage.removeItem(key));
}
