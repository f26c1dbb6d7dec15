import type { FormRulesData } from '../../components/form/form-rules.tsx';
import { attempt } from '../load/attempt.ts';
import { fillForm } from './form-data.ts';
import type { MemberFiller } from './member-details.ts';

/** Unfinished answers, in local storage. */
export interface Draft {
  /** Stores the current answers. */
  save(): void;
  /** Fills in the stored answers and shows a note. */
  restore(): void;
  /** Marks the draft as sent; `removeSentDraft` removes it on the next page. */
  send(): void;
}

/** The session storage entry that holds the key of the sent draft. */
const sentKey = 'sentDraft';

const milliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates the draft of a form; all pages of the form share it. Answers in the address take precedence over the draft,
 * unless the draft was typed at an address with the same answers: in another language, or before a reload.
 * @param isSentBack whether the server has returned the form with all answers
 */
export function createDraft(
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
        attempt(() => localStorage.setItem(key, draft));
      }
    },
    restore() {
      const stored = readStored(key);
      if (stored === undefined || isSentBack || (address !== '' && stored.address !== address)) return;
      fillForm(form, stored.entries.filter(isKnown));
      if (note !== null) note.hidden = false;
    },
    send() {
      // If storage is blocked, the draft stays until it expires.
      attempt(() => sessionStorage.setItem(sentKey, key));
    },
  };
}

/** Removes the draft of the request that was accepted. */
export function removeSentDraft(): void {
  attempt(() => {
    remove(sessionStorage.getItem(sentKey) ?? '');
    sessionStorage.removeItem(sentKey);
  });
}

interface StoredDraft {
  readonly entries: [string, string][];
  /** The answers in the address, sorted. */
  readonly address?: string;
}

function readStored(key: string): StoredDraft | undefined {
  return attempt(() => {
    const { until, ...stored } = JSON.parse(localStorage.getItem(key) ?? '');
    return until > Date.now() ? stored : remove(key);
  });
}

function remove(key: string): undefined {
  attempt(() => localStorage.removeItem(key));
}
