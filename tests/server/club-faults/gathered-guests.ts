import { newEmail, password, person } from '../club-api/person.ts';
import { fillInForm } from '../forms/fill-in-form.ts';
import type { WatchedClub } from './watched-club.ts';

const locale = 'en';
const newPassword = 'novo more sunca';

/** Guests who have come differently far, and the calls that each of them makes next. */
export async function gather(club: WatchedClub) {
  const member = await club.createMember();
  const [named, asked, proven, keyed] = [club.guest(), club.guest(), club.guest(), club.guest()];
  const emails = { named: newEmail(), asked: newEmail(), proven: newEmail() };
  await named.nameEmail(emails.named);
  const { code } = await club.askForCode(asked, emails.asked);
  const { token } = await club.askForCode(club.guest(), newEmail());
  await club.prove(proven, emails.proven);
  const { vid: recordId } = await proven.ask('createContact', undefined, { email: emails.proven });
  const secretKey = await club.getKey(keyed, member.email);
  const order = (email: string) => ({ body: { email, locale, purpose: 'registration' } });
  const ofMember = { email: member.email, locale };
  const sendForm = await fillInForm(named, 'stay', emails.named);
  const calls = {
    emailExists: () => named.call('emailExists', { body: ofMember }),
    findContact: () => named.call('findContact', { path: { email: emails.named } }),
    createContact: () => named.call('createContact', { path: { email: emails.named } }),
    sendCode: () => named.call('sendActivationCode', order(emails.named)),
    // The code of the minute is counted for each address.
    sendAgain: () =>
      asked.call('sendActivationCode', {
        ...order(emails.asked),
        headers: { 'x-forwarded-for': '198.51.100.7' },
      }),
    verifyCode: () => asked.call('verifyCode', { body: { ...order(emails.asked).body, code } }),
    findLink: () => club.guest().call('findLink', { body: { token } }),
    verifyLink: () => club.guest().call('verifyLink', { body: { token } }),
    complete: () => proven.call('updateContact', { path: { contact: emails.proven }, body: person }),
    register: () =>
      proven.call('registerLoyaltyUser', { body: { email: emails.proven, password, recordId, locale } }),
    submit: () =>
      proven.call('submitRegistration', { body: { locale, pageUri: `${club.site.url}/en/`, pageName: '' } }),
    change: () =>
      member.guest.call('updateContact', {
        path: { contact: member.email },
        body: [{ property: 'phone', value: '+385981111111' }],
      }),
    isSignedIn: () => member.guest.call('setPromoCookie'),
    refresh: () => member.guest.call('refreshCookie'),
    logIn: () => club.guest().call('loginLoyaltyUser', { body: { ...ofMember, password } }),
    getKey: () => keyed.call('requestPasswordReset', { body: ofMember }),
    reset: () => keyed.call('resetPassword', { body: { ...ofMember, newPassword, secretKey } }),
    // A page has no code.
    sendForm: async () => {
      const answer = await sendForm();
      return { ...answer, body: { code: answer.status === 503 ? 'Unavailable' : undefined } };
    },
    logOut: () => member.guest.call('logout', { body: {} }),
  };
  return { member, emails, calls };
}

export type Gathered = Awaited<ReturnType<typeof gather>>;
export type Call = keyof Gathered['calls'];
