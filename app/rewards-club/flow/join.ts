import { birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { type RegistrationValues, readRegistration } from '../../../generated/forms/registration.ts';
import { changeState, goTo, readState } from '../club-state.ts';
import { tellLoyaltyUser } from '../data-layer.ts';
import type { PageContext } from '../page-context.tsx';
import { readContact, readSession, writeContact, writeSession } from '../session-values.ts';
import { ask, Trouble } from '../trouble.ts';
import type { Outcome } from './outcome.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** To whom a code was sent last, so that asking again within the minute goes on to the code that is there. */
let lastSent = '';

/** registerEmail: to the password where account and contact exist, else to a code. */
export async function nameEmail({ api, locale }: Page, email: string): Promise<Outcome> {
  const known = await ask(api.emailExists({ body: { email, locale } }));
  if (!known.success && known.code !== undefined) return { field: 'email_address', error: known.code };
  const contact = await ask(api.findContact({ path: { email } }));
  const vid = 'vid' in contact ? contact.vid : await createContact({ api, locale }, email);
  if (typeof vid !== 'string') return vid;
  writeContact(vid, email);
  if (!(known.success && 'vid' in contact)) {
    const refused = await sendCode({ api, locale }, email);
    if (refused !== undefined) return refused;
  }
  writeSession('confirmationEmail', email);
  changeState({ userEmail: email, hasAccount: known.success });
  goTo(known.success && 'vid' in contact ? 'loginStep' : 'registerCode');
  return undefined;
}

async function createContact({ api }: Page, email: string): Promise<string | Outcome> {
  const made = await ask(api.createContact({ path: { email } }));
  return 'vid' in made ? made.vid : { field: 'email_address', error: made.code ?? 'InvalidEmail' };
}

async function sendCode({ api, locale }: Page, email: string): Promise<Outcome> {
  const body = { email, locale, purpose: 'registration' } as const;
  try {
    const sent = await ask(api.sendActivationCode({ body }));
    if (!sent.success) return refuseCode(sent.code);
  } catch (thrown) {
    const isRepeat = thrown instanceof Trouble && thrown.kind === 'tooMany' && lastSent === email;
    if (!isRepeat) throw thrown;
  }
  lastSent = email;
  return undefined;
}

function refuseCode(code: ErrorKey | undefined): Outcome {
  return code === 'InvalidEmail' ? { field: 'email_address', error: code } : { error: 'ErrorMessage' };
}

/** registerCode, once more. */
export async function sendNewCode({ api, locale }: Page): Promise<Outcome> {
  const { userEmail: email } = readState();
  const sent = await ask(api.sendActivationCode({ body: { email, locale, purpose: 'registration' } }));
  if (!sent.success) return { error: 'ErrorMessage' };
  changeState({ notice: 'newCodeSent' });
  return undefined;
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

/** Whether there is an e-mail to log in with. */
export function isEmailKnown(): boolean {
  return (readSession('confirmationEmail') ?? '') !== '' && readState().userEmail !== '';
}
