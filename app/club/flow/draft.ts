import { type RegistrationField, registrationForm } from '../../../generated/forms/registration.ts';
import { readSessionJson, removeSession, writeSession } from '../dialog/session-values.ts';

/** The fields that are stored: never a password. */
const storedFields = Object.entries(registrationForm.fields)
  .filter(([, { control, hidden }]) => control !== 'password' && !hidden)
  .map(([name]) => name as RegistrationField);

type Values = Partial<Record<RegistrationField, unknown>>;
type DraftValues = Partial<Record<RegistrationField, string | boolean>>;

/** Stores the typed values for an e-mail in session storage, so that they survive closing the dialog and reloading. */
export function storeDraft(email: string, values: Values): void {
  const some = Object.fromEntries(storedFields.map((name) => [name, values[name]]));
  writeSession('draft', JSON.stringify({ email, values: some }));
}

export function readDraft(email: string): DraftValues {
  const draft = readSessionJson('draft');
  return draft?.email === email ? (draft.values as DraftValues) : {};
}

/** @param email the draft is not removed if it belongs to this e-mail */
export function dropDraft(email?: string): void {
  if (email === undefined || Object.keys(readDraft(email)).length === 0) removeSession('draft');
}
