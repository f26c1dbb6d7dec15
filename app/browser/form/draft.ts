import type { FormRulesData } from '../../components/form/form-rules.tsx';
import { attempt } from '../attempt.ts';
import { fillForm } from './form-data.ts';
import type { MemberFiller } from './member-details.ts';

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
  { isDetail }: MemberFiller,
): Draft {
  const key = `draft:${form.dataset.form}`;
  const isKnown = ([name]: readonly [string, unknown]) => Object.hasOwn(fields, name);
  const isOwn = (entry: readonly [string, unknown]) => isKnown(entry) && !isDetail(...entry);
  const read = () => [...new FormData(form)].filter(isOwn) as [string, string][];
  const first = JSON.stringify(read());
  const given = [...new URLSearchParams(location.search)].filter(
    (entry) => isKnown(entry) && entry[1] !== '',
  );
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
      fillForm(form, kept.entries.filter(isKnown));
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
