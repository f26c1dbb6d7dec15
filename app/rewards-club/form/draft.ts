import type { RegistrationField } from '../../../generated/forms/registration.ts';
import { readSession, removeSession, writeSession } from '../session-values.ts';

/** What is kept: never a password. */
const kept = ['title', 'first_name', 'last_name', 'phone_number', 'date_of_birth', 'terms'] as const;

type Values = Partial<Record<RegistrationField, unknown>>;

/** Keeps what was typed for an e-mail while the tab is open: a dialog closed or a page loaded again loses none of it. */
export function keepDraft(email: string, values: Values): void {
  const some = Object.fromEntries(kept.map((name) => [name, values[name]]));
  writeSession('draft', JSON.stringify({ email, values: some }));
}

/** What was typed for an e-mail before. */
export function readDraft(email: string): Partial<Record<(typeof kept)[number], string | boolean>> {
  try {
    const draft = JSON.parse(readSession('draft') ?? '{}');
    return draft.email === email ? draft.values : {};
  } catch {
    return {};
  }
}

/** @param email whose draft stays, if it is the one that is kept */
export function dropDraft(email?: string): void {
  if (email === undefined || Object.keys(readDraft(email)).length === 0) removeSession('draft');
}
