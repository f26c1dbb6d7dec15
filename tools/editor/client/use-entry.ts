import { useEffect, useState } from 'react';
import type { FieldChange } from '../apply-changes.ts';
import type { FieldFinding } from '../write-entry.ts';
import { type EntryState, saveEntry } from './editor-api.ts';
import { listChanges, valueAt, withValue } from './list-changes.ts';

/** The result of the last save. */
interface Notice {
  readonly kind: 'saved' | 'refused' | 'conflict' | 'failed';
  readonly text: string;
}

type Texts = Readonly<Record<string, string>>;

/** An entry that is being edited. */
export interface EditedEntry {
  /** The entry as it was last read. */
  readonly state: EntryState;
  /** Its YAML file with the changes. */
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
  readonly bodies: Texts;
  readonly setBody: (locale: string, body: string) => void;
  readonly changes: readonly FieldChange[];
  readonly changedBodies: Texts;
  readonly findings: readonly FieldFinding[];
  readonly notice: Notice | undefined;
  readonly isSaving: boolean;
  /** The number of saves. */
  readonly saves: number;
  readonly save: () => Promise<void>;
}

/** The state of the form of an entry. What somebody has typed stays in it, whatever the server answers. */
export function useEntry(first: EntryState): EditedEntry {
  const [state, setState] = useState(first);
  const [value, setValue] = useState(first.entry.value);
  const [bodies, setBodies] = useState<Texts>(first.entry.bodies);
  const [findings, setFindings] = useState<readonly FieldFinding[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [isSaving, setSaving] = useState(false);
  const [saves, setSaves] = useState(0);
  const { entry } = state;
  const changes = listChanges(entry.value, value);
  const changedBodies = Object.fromEntries(
    Object.entries(bodies).filter(([locale, body]) => body !== entry.bodies[locale]),
  );
  const isChanged = changes.length > 0 || Object.keys(changedBodies).length > 0;

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const save = async () => {
    if (!isChanged || isSaving) return;
    // A date that is typed in part has no value, as if it were removed.
    const unfinished = [...document.querySelectorAll('input')].find(({ validity }) => validity.badInput);
    if (unfinished !== undefined) {
      unfinished.reportValidity();
      return setNotice({
        kind: 'failed',
        text: 'Nothing was written: a date or a number is incomplete or does not exist.',
      });
    }
    setSaving(true);
    const answer = await saveEntry(entry.key, { seen: entry.seen, changes, bodies: changedBodies });
    setSaving(false);
    if (answer.status === 'failed') return setNotice({ kind: 'failed', text: answer.message });
    if (answer.status === 'refused') {
      setFindings(answer.findings);
      return setNotice({ kind: 'refused', text: 'Nothing was written, because this is wrong:' });
    }
    const { status, entry: now, fields } = answer;
    setState({ entry: now, fields });
    if (status === 'saved') {
      // Typed while the server was asked.
      setValue((typed: unknown) => reapply(now.value, listChanges(value, typed)));
      setBodies((typed) => ({ ...now.bodies, ...differing(typed, bodies) }));
      setFindings(answer.findings);
      setSaves(saves + 1);
      return setNotice({ kind: 'saved', text: 'Saved.' });
    }
    setValue((typed: unknown) => reapply(now.value, listChanges(entry.value, typed)));
    setBodies((typed) => ({ ...now.bodies, ...differing(typed, entry.bodies) }));
    setFindings([]);
    setNotice({
      kind: 'conflict',
      text: `Somebody else has changed ${answer.files.map((file) => `spec/${file}`).join(', ')} since you opened it. Nothing was written. This form now shows their version with your changes; look at them and save again.`,
    });
  };
  /** The result of a save is about what was there then. */
  const forget = () => setNotice((known) => (known?.kind === 'conflict' ? known : undefined));
  const setBody = (locale: string, body: string) => {
    forget();
    setBodies({ ...bodies, [locale]: body });
  };
  return {
    state,
    value,
    setValue: (edited) => {
      forget();
      setValue(edited);
    },
    bodies,
    setBody,
    changes,
    changedBodies,
    findings,
    notice,
    isSaving,
    saves,
    save,
  };
}

function reapply(value: unknown, changes: readonly FieldChange[]): unknown {
  return changes.reduce((changed, change) => withValue(changed, change.path, change.value), value);
}

function differing(texts: Texts, from: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([locale, text]) => text !== from[locale]));
}

/** A value of an entry as a line. */
export function showValue(value: unknown, path: FieldChange['path']): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : (JSON.stringify(found) ?? '(nothing)');
}
