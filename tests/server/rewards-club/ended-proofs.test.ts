import { describe, expect, test } from 'vitest';
import { changePassword } from '../../../server/rewards-club/account/change-password.ts';
import { endOtherSessions, endSession } from '../../../server/rewards-club/account/end-sessions.ts';
import { removeAccount } from '../../../server/rewards-club/account/remove-account.ts';
import { unlinkIdentities } from '../../../server/rewards-club/account/unlink-identities.ts';
import { ApiError } from '../../../server/rewards-club/api-error.ts';
import type { Club } from '../../../server/rewards-club/club.ts';
import { removeGuest } from '../../../server/rewards-club/guest-data/remove-guest.ts';
import { loginLoyaltyUser } from '../../../server/rewards-club/login-loyalty-user.ts';
import { addPasskey, beginPasskey } from '../../../server/rewards-club/passkeys/add-passkey.ts';
import {
  beginPasskeyLogIn,
  logInWithPasskey,
} from '../../../server/rewards-club/passkeys/log-in-with-passkey.ts';
import { removePasskey } from '../../../server/rewards-club/passkeys/remove-passkey.ts';
import { createPasswordHasher } from '../../../server/rewards-club/password-hasher.ts';
import { CrmUnavailable } from '../../../server/rewards-club/ports/crm-unavailable.ts';
import { IdentityUnproven } from '../../../server/rewards-club/ports/identity.ts';
import type { Store } from '../../../server/rewards-club/ports/store.ts';
import { requestPasswordReset } from '../../../server/rewards-club/request-password-reset.ts';
import { resetPassword } from '../../../server/rewards-club/reset-password.ts';
import { signInWithIdentity } from '../../../server/rewards-club/sign-in-with-identity.ts';
import { verifyCode } from '../../../server/rewards-club/verify-code.ts';
import { verifyLink } from '../../../server/rewards-club/verify-link.ts';
import { isCampaign, runsOf } from '../../runner/campaigns.ts';
import { Authenticator } from '../club-api/authenticator.ts';
import {
  type EngineUnderTest,
  open as openStore,
  sharedEngines,
  sqliteMemory,
} from '../conformance/store/engines-under-test.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';
import { interrupted } from './interrupted-club.ts';
import { askForCode, email, password, registerGuest } from './journeys.ts';

type Visit = ReturnType<ClubUnderTest['visit']>;
type Work = (club: Club) => Promise<unknown>;

const minute = 60_000;
const cheap = createPasswordHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
const linked = { issuer: 'https://accounts.google.com', subject: 'linked', email, isAuthoritative: true };
const unlinked = { ...linked, subject: 'another', isAuthoritative: false };
const passwords = [password, 'a calm sea', 'a warm rain'] as const;
const [, ofOwner, ofThief] = passwords;

/** An account with a password, a passkey and a linked identity, whose owner and a thief are logged in. */
async function openWorld(stores: readonly [Store, Store], isProven: boolean) {
  const owners = await openClub(stores[0], cheap);
  const { club, time } = owners;
  await registerGuest(owners, owners.visit());
  time.now += 2 * minute;
  const member = await findMember(club.store);
  if (!isProven) {
    await club.store.members.remove(member.id);
    await club.store.members.add({ ...member, emailVerifiedAt: null });
  }
  await club.store.members.addIdentity(member.id, linked.issuer, linked.subject, time.now);
  const [owner, thief, stranger] = [
    owners.visit(),
    owners.visit('198.51.100.1'),
    owners.visit('203.0.113.1'),
  ];
  const phone = new Authenticator(club.siteUrl);
  const another = new Authenticator(club.siteUrl);
  for (const visit of [owner, thief]) await loginLoyaltyUser(club, visit, { email, password });
  const begin = async (visit: Visit) => {
    const begun = await beginPasskey(club, visit);
    if (!begun.success) throw new Error('It is too late.');
    return begun.options;
  };
  await addPasskey(club, owner, phone.create(await begin(owner)));
  const prove = async (visit: Visit, purpose: 'reset' | 'removal') => {
    const { code } = await askForCode(owners, visit, purpose);
    await verifyCode(club, visit, { email, code, purpose });
    time.now += 2 * minute;
  };
  return { ...owners, stores, owner, thief, stranger, phone, another, member, begin, prove };
}

async function findMember(store: Store) {
  const member = await store.members.findByEmail(email.toLowerCase());
  if (member === undefined) throw new Error('There is no member.');
  return member;
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** Something that a proof is checked for; what comes before the check is done here. */
interface WayIn {
  readonly visit: Visit;
  readonly enter: Work;
}

const getKey = async ({ club }: World, visit: Visit) => {
  const answer = await requestPasswordReset(club, visit, { email });
  return 'secret_key' in answer ? answer.secret_key : '';
};

const waysIn: Readonly<Record<string, (world: World) => Promise<WayIn>>> = {
  'a password': async ({ stranger: visit }) => ({
    visit,
    enter: (club) => loginLoyaltyUser(club, visit, { email, password }),
  }),
  'a passkey': async ({ club, stranger: visit, phone }) => {
    const signed = phone.sign(beginPasskeyLogIn(club, visit));
    return { visit, enter: (entered) => logInWithPasskey(entered, visit, signed) };
  },
  'a linked identity': async ({ stranger: visit }) => ({
    visit,
    enter: (club) => signInWithIdentity(club, visit, linked, 'en'),
  }),
  'an identity, by a session': async ({ thief: visit }) => ({
    visit,
    enter: (club) => signInWithIdentity(club, visit, unlinked, 'en'),
  }),
  'an identity, by a code': async ({ prove, stranger: visit }) => {
    await prove(visit, 'reset');
    return { visit, enter: (club) => signInWithIdentity(club, visit, unlinked, 'en') };
  },
  'a new passkey': async ({ begin, another, thief: visit }) => {
    const created = another.create(await begin(visit));
    return { visit, enter: (club) => addPasskey(club, visit, created) };
  },
  'a change of the password': async ({ thief: visit }) => ({
    visit,
    enter: (club) => changePassword(club, visit, { password, newPassword: ofThief, locale: 'en' }),
  }),
  'a code': async (world) => {
    const { stranger: visit } = world;
    const { code } = await askForCode(world, visit, 'reset');
    return { visit, enter: (club) => verifyCode(club, visit, { email, code, purpose: 'reset' }) };
  },
  'a link': async (world) => {
    const { stranger: visit } = world;
    const { token } = await askForCode(world, visit, 'reset');
    return { visit, enter: (club) => verifyLink(club, visit, { token }) };
  },
  'a code that cannot be sent': async (world) => {
    const { stranger: visit, prove } = world;
    await prove(visit, 'reset');
    const submitActivationCode = () => Promise.reject(new CrmUnavailable());
    return {
      visit,
      enter: ({ crm, ...club }) =>
        askForCode({ ...world, club: { ...club, crm: { ...crm, submitActivationCode } } }, visit, 'reset'),
    };
  },
  'a key of a reset': async ({ prove, stranger: visit }) => {
    await prove(visit, 'reset');
    return { visit, enter: (club) => requestPasswordReset(club, visit, { email }) };
  },
  'a reset': async (world) => {
    const { stranger: visit } = world;
    await world.prove(visit, 'reset');
    const reset = {
      email,
      locale: 'en',
      newPassword: ofThief,
      secretKey: await getKey(world, visit),
    } as const;
    return { visit, enter: (club) => resetPassword(club, visit, reset) };
  },
  'a removal': async ({ prove, thief: visit }) => {
    await prove(visit, 'removal');
    return { visit, enter: (club) => removeAccount(club, visit) };
  },
};

/** Ends everything of an account whose e-mail nobody has proven. */
const firstProof = 'a first proof of the e-mail';

/** What an owner or an operator ends; what comes before is done here. */
const endings: Readonly<Record<string, (world: World) => Promise<Work>>> = {
  'a reset': async (world) => {
    const { owner, prove } = world;
    await prove(owner, 'reset');
    const reset = {
      email,
      locale: 'en',
      newPassword: ofOwner,
      secretKey: await getKey(world, owner),
    } as const;
    return (club) => resetPassword(club, owner, reset);
  },
  'a change of the password':
    async ({ owner }) =>
    (club) =>
      changePassword(club, owner, { password, newPassword: ofOwner, locale: 'en' }),
  'the end of all other sessions':
    async ({ owner }) =>
    (club) =>
      endOtherSessions(club, owner),
  'the end of the session': async ({ owner, thief }) => {
    const id = thief.sessionHash;
    return (club) => endSession(club, owner, { id });
  },
  'the end of a passkey': async ({ club, owner, member }) => {
    const [passkey] = await club.store.passkeys.listOfMember(member.id);
    return (ending) => removePasskey(ending, owner, { id: passkey?.id ?? '' });
  },
  'the end of a link':
    async ({ owner }) =>
    (club) =>
      unlinkIdentities(club, owner, { locale: 'en' }),
  'a removal': async ({ owner, prove }) => {
    await prove(owner, 'removal');
    return (club) => removeAccount(club, owner);
  },
  'a removal by the operator': async () => (club) => removeGuest(club, email),
  [firstProof]:
    async ({ visit }) =>
    (club) =>
      signInWithIdentity(club, visit(), { ...linked, subject: 'the owner' }, 'en'),
};

type Place = number | 'first' | 'last' | 'alone';

/**
 * Lets a proof be checked, and ends it meanwhile.
 * @param place after which call of the store or the hasher it ends; before all of the way in, after it, or without it
 * @returns what stands then, and how many calls there were
 */
async function meet(stores: readonly [Store, Store], way: string, ending: string, place: Place) {
  const world = await openWorld(stores, ending !== firstProof);
  const end = await endings[ending]?.(world);
  const prepared = await waysIn[way]?.(world);
  if (prepared === undefined || end === undefined) throw new Error('Nothing of this name is known.');
  const { club } = world;
  let ended = '';
  const endNow = async () => {
    ended = await nameOf(end({ ...club, store: stores[1] }));
  };
  if (place === 'first' || place === 'alone') await endNow();
  const { club: met, count } = interrupted(club, typeof place === 'number' ? place : undefined, endNow);
  const answer = place === 'alone' ? 'refused' : await nameOf(prepared.enter(met));
  if (place === 'last') await endNow();
  return { calls: count(), state: { answer, ended, ...(await look(world, prepared.visit)) } };
}

/** Whether it was granted; a fault is neither. */
async function nameOf(work: Promise<unknown>): Promise<string> {
  try {
    const answer = await work;
    return Object(answer).success === false ? 'refused' : 'granted';
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.status < 500) return 'refused';
    if (thrown instanceof IdentityUnproven) return 'refused';
    if (thrown instanceof ApiError && thrown.code === 'CrmUnavailable') return 'unavailable';
    throw thrown;
  }
}

/** All by which somebody can get into the account. */
async function look({ club, time, thief, owner }: World, visit: Visit) {
  const { store } = club;
  const member = await store.members.findByEmail(email.toLowerCase());
  const isOpen = async ({ sessionHash }: Visit) =>
    (await store.sessions.find(sessionHash, time.now)) !== undefined;
  const asker = { address: '192.0.2.1', emailKey: email };
  const verdicts = passwords.map(async (text) =>
    (await club.passwords.verify(text, member?.passwordHash ?? null, asker)) === 'wrong' ? [] : [text],
  );
  const id = member?.id ?? '';
  return {
    isMember: member !== undefined,
    passwords: (await Promise.all(verdicts)).flat(),
    sessions: (await store.sessions.listOfMember(id)).length,
    passkeys: (await store.passkeys.listOfMember(id)).length,
    identities: (await store.members.listIdentities(id)).map(({ subject }) => subject).toSorted(),
    isOpen: await isOpen(visit),
    isThiefOpen: await isOpen(thief),
    isOwnerOpen: await isOpen(owner),
    canReset: (await requestPasswordReset(club, visit, { email })).success,
  };
}

async function openStores(engine: EngineUnderTest): Promise<readonly [Store, Store]> {
  const url = await engine.createDatabase();
  const one = await openStore(url);
  return [one, engine === sqliteMemory ? one : await openStore(url)];
}

const pairs = Object.keys(waysIn).flatMap((way) => Object.keys(endings).map((ending) => ({ way, ending })));
const engines = isCampaign ? [sqliteMemory, ...sharedEngines] : [sqliteMemory];

describe.each(engines)('in $name', (engine) => {
  test.each(pairs)(
    '$way that meets $ending comes before or after it, or is refused',
    async ({ way, ending }) => {
      const run = async (place: Place) => meet(await openStores(engine), way, ending, place);
      const last = await run('last');
      const fair = [(await run('first')).state, last.state, (await run('alone')).state];
      for (let place = 1; place <= last.calls; place += 1) {
        const { state } = await run(place);
        expect(fair, `${ending} after call ${place}`).toContainEqual(state);
      }
    },
  );
});

const overrun = ['a reset', 'a change of the password', 'a removal', 'a removal by the operator'];

describe.each(sharedEngines)('two workers on one $name', (engine) => {
  test.each(overrun)('are not hindered in %s by log-ins, which leave no session', async (ending) => {
    for (let round = 0; round < runsOf(10); round += 1) {
      const world = await openWorld(await openStores(engine), true);
      const end = await endings[ending]?.(world);
      let isOver = false;
      const knock = async (index: number) => {
        // With the same password again and again, until it has ended.
        for (let go = 0; !isOver || go === 0; go += 1) {
          const visit = world.visit(`192.0.2.${index}`);
          const store = world.stores[index % 2] ?? world.club.store;
          await nameOf(loginLoyaltyUser({ ...world.club, store }, visit, { email, password }));
        }
      };
      const knocking = Promise.all(Array.from({ length: 6 }, (_, index) => knock(index)));
      const ended = await nameOf(end?.(world.club) ?? Promise.reject(new Error(ending)));
      isOver = true;
      await knocking;
      expect(ended).toBe('granted');
      const sessions = await world.club.store.sessions.listOfMember(world.member.id);
      expect(sessions.map(({ hash }) => hash)).toEqual(
        ending === 'a change of the password' ? [world.owner.sessionHash] : [],
      );
    }
  });
});
