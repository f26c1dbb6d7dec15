import type { RegistrationField } from '../../../generated/forms/registration.ts';

/** What is kept: never a password, and never whether the terms were accepted. */
const kept = ['title', 'first_name', 'last_name', 'phone_number', 'date_of_birth'] as const;

type Draft = Partial<Record<(typeof kept)[number], string>>;

let draft: { readonly email: string; readonly values: Draft } | undefined;

/** Keeps what was typed for an e-mail until the page is left: a dialog that was closed by mistake loses none of it. */
export function keepDraft(email: string, values: Partial<Record<RegistrationField, unknown>>): void {
  const texts = kept.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  draft = { email, values: Object.fromEntries(texts) };
}

/** What was typed for an e-mail before. */
export function readDraft(email: string): Draft {
  return draft?.email === email ? draft.values : {};
}

export function dropDraft(): void {
  draft = undefined;
}
