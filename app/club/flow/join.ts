import type { codeSent } from '../../../generated/forms/code.ts';
import type { emailStepSent } from '../../../generated/forms/email-step.ts';
import type { RegistrationValues, registrationSent } from '../../../generated/forms/registration.ts';
import { changeState, goTo, type Outcome, readState } from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { RequestError, request } from '../dialog/request.ts';
import { writeSession } from '../dialog/session-values.ts';
import { readContact, toContactProperties, writeContact } from './contact-properties.ts';
import { dropDraft } from './draft.ts';
import { logIn } from './log-in.ts';
import { sendActivationCode } from './send-code.ts';
import type { SentTo } from './sent-to.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Reports a new member to analytics, with a hash of the e-mail. */
async function reportLoyaltyUser(email: string, visitorLanguage: string): Promise<void> {
  // Hashing needs a secure page.
  if (globalThis.crypto?.subtle === undefined) return;
  const bytes = new TextEncoder().encode(email.toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const visitorEmail = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'loyaltyUser', visitorEmail, visitorLanguage });
}

type Page = Pick<PageContext, 'api' | 'locale'>;
type JoiningPage = Page & Pick<PageContext, 'homePath' | 'texts'>;

/** registerEmail: goes to the password if account and contact exist, else sends a code. */
export async function checkEmailExists({ api, locale }: Page, email: string): Promise<Outcome> {
  const named = { email, locale } satisfies SentTo<typeof emailStepSent.emailExists>;
  const known = await request(api.emailExists({ body: named }));
  if (!known.success && known.code !== undefined) return { field: 'email_address', error: known.code };
  const contact = await request(api.findContact({ path: { email } }));
  const vid = 'vid' in contact ? contact.vid : await createContact({ api, locale }, email);
  if (typeof vid !== 'string') return vid;
  writeContact(vid, email);
  if (!(known.success && 'vid' in contact)) {
    const refused = await sendActivationCode({ api, locale }, { email, purpose: 'registration' });
    if (refused !== undefined) return refused;
  }
  writeSession('confirmationEmail', email);
  dropDraft(email);
  changeState({ userEmail: email, hasAccount: known.success });
  goTo(known.success && 'vid' in contact ? 'loginStep' : 'registerCode');
  return undefined;
}

async function createContact({ api }: Page, email: string): Promise<string | Outcome> {
  const made = await request(api.createContact({ path: { email } }));
  return 'vid' in made ? made.vid : { field: 'email_address', error: made.code ?? 'InvalidEmail' };
}

/** registerCode. If the account exists already, only its contact was missing. */
export async function verifyCode({ api, locale }: Page, code: string): Promise<Outcome> {
  const { userEmail: email, hasAccount } = readState();
  const body = { email, code, purpose: 'registration', locale } as const satisfies SentTo<
    typeof codeSent.verifyCode
  >;
  const answer = await request(api.verifyCode({ body }));
  if (!answer.success) return { field: 'code', error: answer.code ?? 'InvalidCode' };
  goTo(hasAccount ? 'loginStep' : 'registerMember');
  return undefined;
}

/**
 * registerMember: contact, account, then the CRM's form, whose failure is ignored. At loginStep, the typed password logs
 * the new member in; only if that fails, the guest types it again.
 */
export async function registerLoyaltyUser(page: JoiningPage, given: RegistrationValues): Promise<Outcome> {
  const { api, locale } = page;
  const { userEmail: email } = readState();
  const recordId = readContact(email);
  const body = toContactProperties(given);
  if (recordId === undefined || body === undefined) throw new RequestError('startAgain');
  const updated = await request(api.updateContact({ path: { contact: recordId }, body }));
  if (!updated.success) return { error: updated.code ?? 'ErrorWithRegistering' };
  const { password, terms: termsAccepted } = given;
  const account = { email, password, recordId, locale, termsAccepted } satisfies SentTo<
    typeof registrationSent.registerLoyaltyUser
  >;
  const registered = await request(api.registerLoyaltyUser({ body: account }));
  if (!registered.success) {
    const { code: error = 'ErrorWithRegistering' } = registered;
    return error === 'ErrorWithRegistering' ? { error } : { field: 'password', error };
  }
  const visited = { locale, pageUri: location.origin + location.pathname, pageName: document.title };
  await api.submitRegistration({ body: visited }).catch(() => undefined);
  await reportLoyaltyUser(email, locale);
  changeState({ userId: registered.user_id, isEntering: true });
  dropDraft();
  goTo('loginStep');
  const refused = await logIn(page, password, page.texts.club.welcomeNew).catch(keepFailure);
  changeState({ isEntering: false, notice: refused && 'joined' });
  return undefined;
}

/** A failed request counts as a refused log-in: the form is there for another try. */
function keepFailure(thrown: unknown): Outcome {
  if (!(thrown instanceof RequestError)) throw thrown;
  return { error: 'LoginUnsuccessful' };
}
