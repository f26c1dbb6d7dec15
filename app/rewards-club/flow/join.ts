import { birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import { type RegistrationValues, readRegistration } from '../../../generated/forms/registration.ts';
import { changeState, goTo, readState } from '../club-state.ts';
import { readContact, writeContact } from '../contact-value.ts';
import { tellLoyaltyUser } from '../data-layer.ts';
import { dropDraft } from '../form/draft.ts';
import type { PageContext } from '../page-context.tsx';
import { writeSession } from '../session-values.ts';
import { ask, Trouble } from '../trouble.ts';
import type { Outcome } from './outcome.ts';
import { sendCode } from './send-code.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** registerEmail: to the password where account and contact exist, else to a code. */
export async function nameEmail({ api, locale }: Page, email: string): Promise<Outcome> {
  const known = await ask(api.emailExists({ body: { email, locale } }));
  if (!known.success && known.code !== undefined) return { field: 'email_address', error: known.code };
  const contact = await ask(api.findContact({ path: { email } }));
  const vid = 'vid' in contact ? contact.vid : await createContact({ api, locale }, email);
  if (typeof vid !== 'string') return vid;
  writeContact(vid, email);
  if (!(known.success && 'vid' in contact)) {
    const refused = await sendCode({ api, locale }, { email, purpose: 'registration' });
    if (refused !== undefined) return refused;
  }
  writeSession('confirmationEmail', email);
  dropDraft(email);
  changeState({ userEmail: email, hasAccount: known.success });
  goTo(known.success && 'vid' in contact ? 'loginStep' : 'registerCode');
  return undefined;
}

async function createContact({ api }: Page, email: string): Promise<string | Outcome> {
  const made = await ask(api.createContact({ path: { email } }));
  return 'vid' in made ? made.vid : { field: 'email_address', error: made.code ?? 'InvalidEmail' };
}

/** registerCode. Where the account exists already, only its contact was missing. */
export async function confirmCode({ api, locale }: Page, code: string): Promise<Outcome> {
  const { userEmail: email, hasAccount } = readState();
  const body = { email, code, purpose: 'registration', locale } as const;
  const answer = await ask(api.verifyCode({ body }));
  if (!answer.success) return { field: 'code', error: answer.code ?? 'InvalidCode' };
  goTo(hasAccount ? 'loginStep' : 'registerMember');
  return undefined;
}

/** registerMember: contact, account, then the CRM's form, whose failure is nobody's concern here. */
export async function becomeMember({ api, locale }: Page, given: RegistrationValues): Promise<Outcome> {
  const { userEmail: email } = readState();
  const values = readRegistration(given);
  const recordId = readContact(email);
  const birthDate = birthDateToEpoch(values.date_of_birth);
  if (recordId === undefined || birthDate === undefined) throw new Trouble('startAgain');
  const body = [
    { property: 'firstname', value: values.first_name },
    { property: 'lastname', value: values.last_name },
    { property: 'phone', value: values.phone_number },
    { property: 'titula_kontakta', value: values.title },
    { property: 'birth_date', value: String(birthDate) },
  ] as const;
  const updated = await ask(api.updateContact({ path: { contact: recordId }, body: [...body] }));
  if (!updated.success) return { error: updated.code ?? 'ErrorWithRegistering' };
  const account = { email, password: given.password, recordId, locale, termsAccepted: given.terms };
  const registered = await ask(api.registerLoyaltyUser({ body: account }));
  if (!registered.success) return { error: registered.code ?? 'ErrorWithRegistering' };
  const page = { locale, pageUri: location.origin + location.pathname, pageName: document.title };
  await api.submitRegistration({ body: page }).catch(() => undefined);
  await tellLoyaltyUser(email, locale);
  changeState({ userId: registered.user_id });
  goTo('loginStep', 'joined');
  return undefined;
}
