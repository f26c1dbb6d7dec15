/** Unfinished answers, kept on this device. */
export interface Draft {
  /** Keeps what is typed now. */
  save(): void;
  /** Fills in what was typed last time, and says so. */
  restore(): void;
  /** The request is on its way. */
  send(): void;
}

/** Where the key of the draft that was sent is kept. */
const sentKey = 'sentDraft';

const milliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the draft of a form. Answers that the page already has, such as those that came back with an error, are newer.
 * @param names the form's fields
 * @param isFilled whether the server fills in a member's details, which are no answers of the guest
 */
export function keepDraft(form: HTMLFormElement, names: readonly string[], isFilled: boolean): Draft {
  const about = new FormData(form).get('_about');
  const key = `draft:${form.dataset.form}:${typeof about === 'string' ? about : ''}`;
  const isOwn = ([name]: readonly [string, unknown]) => names.includes(name);
  const read = () => [...new FormData(form)].filter(isOwn) as [string, string][];
  const first = JSON.stringify(read());
  const given = new URLSearchParams(location.search);
  const isGiven = form.querySelector('[data-error]') !== null || names.some((name) => given.has(name));
  const note = form.querySelector<HTMLElement>('[data-draft]');
  note?.querySelector('button')?.addEventListener('click', () => {
    remove(key);
    location.reload();
  });
  return {
    save() {
      const entries = read();
      if (JSON.stringify(entries) === first) remove(key);
      else store(key, JSON.stringify({ entries, until: Date.now() + milliseconds }));
    },
    restore() {
      const kept = recall(key);
      if (kept === undefined || isGiven || Number(new FormData(form).get('_page')) > 0) return;
      fill(form, kept, isFilled);
      if (note !== null) note.hidden = false;
    },
    send() {
      try {
        sessionStorage.setItem(sentKey, key);
      } catch {
        // Then the draft stays until it is too old.
      }
    },
  };
}

/** Removes the draft of the request that was accepted. */
export function removeSentDraft(): void {
  try {
    remove(sessionStorage.getItem(sentKey) ?? '');
  } catch {
    // Storage may be forbidden; then there is no draft.
  }
}

function fill(form: HTMLFormElement, entries: readonly [string, string][], isFilled: boolean): void {
  const byName = Map.groupBy(entries, ([name]) => name);
  for (const [name, given] of byName) {
    const values = given.map(([, value]) => value);
    for (const [index, control] of form
      .querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
      .entries()) {
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = values.includes(control.value);
      else if (!(isFilled && control.value !== '')) control.value = values[index] ?? '';
    }
  }
}

function recall(key: string): [string, string][] | undefined {
  try {
    const { entries, until } = JSON.parse(localStorage.getItem(key) ?? '');
    return until > Date.now() ? entries : remove(key);
  } catch {
    return undefined;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The form works without a draft.
  }
}

function remove(key: string): undefined {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
