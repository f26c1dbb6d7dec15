import { describe, expect, test } from 'vitest';
import type { Club } from '../../../server/club/club.ts';
import { removeGuest } from '../../../server/club/remove-guest.ts';
import { signInWithIdentity } from '../../../server/club/sign-in-with-identity.ts';
import { CrmUnavailable } from '../../../server/core/ports/crm.ts';
import { IdentityUnproven } from '../../../server/core/ports/identity.ts';
import type { Store } from '../../../server/core/ports/store.ts';
import { isCampaign, sampleOf } from '../../runner/campaigns.ts';
import { Authenticator } from '../club-api/authenticator.ts';
import { password } from '../club-api/person.ts';
import {
  type EngineUnderTest,
  open as openStore,
  sharedEngines,
  sqliteMemory,
} from '../conformance/store/engines-under-test.ts';
import { wrapCalls } from '../conformance/store/wrap-calls.ts';
import { cheapHasher, minute, openClub } from './club-under-test.ts';
import type { Visitor } from './visitor.ts';

const email = 'ana@example.com';
const issuer = 'https://accounts.google.com';
const [ofOwner, ofThief] = ['a calm sea', 'a warm rain'];

/** An account with a password, a passkey and a linked identity, whose owner and a thief are logged in. */
async function openWorld(stores: readonly [Store, Store], isProven = true) {
  const club = await openClub(stores[0], cheapHasher);
  const { members } = stores[0];
  const { guest: owner } = await club.createMember(email);
  const [thief, stranger] = [club.guest(), club.guest()];
  const member = await club.findMember(email);
  if (!isProven) {
    await members.remove(member.id);
    await members.add({ ...member, emailVerifiedAt: null });
  }
  await members.addIdentity(member.id, issuer, 'linked', club.time.now);
  for (const guest of [owner, thief]) await guest.logIn(email);
  const phone = new Authenticator(club.club.siteUrl);
  await owner.addPasskey(phone);
  club.time.now += 2 * minute;
  return { club, stores, owner, thief, stranger, phone, member };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Enter = (guest: Visitor) => Promise<unknown>;

const signInAs =
  (subject: string): Enter =>
  (guest) =>
    guest.act(async (session) => {
      const isAuthoritative = subject !== 'another';
      return signInWithIdentity(guest.club, session, { issuer, subject, email, isAuthoritative }, 'en');
    });

/** Somebody for whom a proof is checked, and the call that checks it; what comes before is done here. */
const waysIn: Readonly<Record<string, (world: World) => Promise<readonly [Visitor, Enter]>>> = {
  'a password': async ({ stranger }) => [stranger, (guest) => guest.logIn(email)],
  'a passkey': async ({ stranger, phone }) => {
    const signed = phone.sign(await stranger.ask('beginPasskeyLogIn', {}));
    return [stranger, (guest) => guest.ask('logInWithPasskey', signed)];
  },
  'a linked identity': async ({ stranger }) => [stranger, signInAs('linked')],
  'an identity, by a session': async ({ thief }) => [thief, signInAs('another')],
  'an identity, by a code': async (world) => {
    await world.club.prove(world.stranger, email, 'reset');
    return [world.stranger, signInAs('another')];
  },
  'a new passkey': async ({ thief, club }) => {
    const created = new Authenticator(club.club.siteUrl).create(await thief.beginPasskey());
    return [thief, (guest) => guest.ask('addPasskey', created)];
  },
  'a change of the password': async ({ thief }) => [thief, change(ofThief)],
  'a code': async (world) => {
    const { code } = await world.club.askForCode(world.stranger, email, 'reset');
    return [world.stranger, (guest) => guest.enter(email, code, 'reset')];
  },
  'a link': async (world) => {
    const { token } = await world.club.askForCode(world.stranger, email, 'reset');
    return [world.stranger, (guest) => guest.ask('verifyLink', { token })];
  },
  'a code that cannot be sent': async (world) => {
    await world.club.prove(world.stranger, email, 'reset');
    world.club.time.now += 2 * minute;
    const submitActivationCode = () => Promise.reject(new CrmUnavailable());
    const crm = { ...world.club.club.crm, submitActivationCode };
    return [world.stranger, (guest) => guest.at({ ...guest.club, crm }).sendCode(email, 'reset')];
  },
  'a key of a reset': async (world) => {
    await world.club.prove(world.stranger, email, 'reset');
    return [world.stranger, (guest) => guest.askForKey(email)];
  },
  'a reset': async (world) => {
    const key = await world.club.getKey(world.stranger, email);
    return [world.stranger, (guest) => guest.setPassword(email, key, ofThief)];
  },
  'a removal': async (world) => {
    await world.club.prove(world.thief, email, 'removal');
    return [world.thief, (guest) => guest.ask('removeAccount', {})];
  },
};

function change(newPassword: string): Enter {
  return (guest) => guest.ask('changePassword', { password, newPassword, locale: 'en' });
}

/** Ends everything of an account whose e-mail nobody has proven. */
const firstProof = 'a first proof of the e-mail';

/** Proofs that an owner or an operator ends; the steps before that are taken here. */
const endings: Readonly<Record<string, (world: World) => Promise<Enter>>> = {
  'a reset': async (world) => {
    const key = await world.club.getKey(world.owner, email);
    return (guest) => guest.setPassword(email, key, ofOwner);
  },
  'a change of the password': async () => change(ofOwner),
  'the end of all other sessions': async () => (guest) => guest.ask('endOtherSessions', {}),
  'the end of the session': async ({ owner }) => {
    const { sessions } = await owner.ask('findAccount');
    const { id } = sessions.find(({ isCurrent }: { readonly isCurrent: boolean }) => !isCurrent);
    return (guest) => guest.ask('endSession', { id });
  },
  'the end of a passkey': async ({ owner }) => {
    const [{ id }] = (await owner.ask('findAccount')).passkeys;
    return (guest) => guest.ask('removePasskey', { id });
  },
  'the end of a link': async () => (guest) => guest.ask('unlinkIdentities', { locale: 'en' }),
  'a removal': async (world) => {
    await world.club.prove(world.owner, email, 'removal');
    return (guest) => guest.ask('removeAccount', {});
  },
  'a removal by the operator': async () => (guest) => removeGuest(guest.club, email),
  [firstProof]: async (world) => {
    const guest = world.club.guest();
    return ({ club }) => signInAs('the owner')(guest.at(club));
  },
};

/** Wraps a club: after its call with this number of the store or the hasher, counted from 1, something else happens. */
function interrupted(club: Club, place: number | undefined, happen: () => Promise<unknown>) {
  let calls = 0;
  const wrap = <T extends object>(inner: T): T =>
    wrapCalls(inner, async (_name, values, call) => {
      calls += 1;
      const isPlace = calls === place;
      const result = await call(values);
      if (isPlace) await happen();
      return result;
    });
  const { store, passwords } = club;
  return { club: { ...club, store: wrap(store), passwords: wrap(passwords) }, count: () => calls };
}

type Place = number | 'first' | 'last' | 'alone';

/**
 * Lets a proof be checked, and ends it meanwhile.
 * @param place after which call of the store or the hasher it ends; before all of the way in, after it, or without it
 * @returns what stands then, and how many calls there were
 */
async function meet(stores: readonly [Store, Store], way: string, ending: string, place: Place) {
  const world = await openWorld(stores, ending !== firstProof);
  const { owner } = world;
  const { club } = world.club;
  const end = await endings[ending]?.(world);
  const [guest, enterBy] = (await waysIn[way]?.(world)) ?? [];
  if (guest === undefined || enterBy === undefined || end === undefined)
    throw new Error('Nothing of this name is known.');
  let ended = '';
  const endNow = async () => {
    ended = await nameOf(end(owner.at({ ...club, store: stores[1] })));
  };
  if (place === 'first' || place === 'alone') await endNow();
  const { club: met, count } = interrupted(club, typeof place === 'number' ? place : undefined, endNow);
  const answer = place === 'alone' ? 'refused' : await nameOf(enterBy(guest.at(met)));
  if (place === 'last') await endNow();
  return { calls: count(), state: { answer, ended, ...(await look(world, guest)) } };
}

/** Whether it was granted; a fault is neither. */
async function nameOf(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    (answer) => Object(answer).code ?? (Object(answer).success === false ? 'refused' : answer),
    (thrown: unknown) => {
      if (thrown instanceof IdentityUnproven) return 'refused';
      throw thrown;
    },
  );
  if (typeof outcome !== 'string') return 'done';
  return outcome === 'done' || outcome === 'CrmUnavailable' ? outcome : 'refused';
}

/** All by which somebody can get into the account. */
async function look({ club: { club }, thief, owner }: World, guest: Visitor) {
  const { members, sessions, passkeys } = club.store;
  const member = await members.findByEmail(email);
  const asker = { address: '192.0.2.1', emailKey: email };
  const verdicts = [password, ofOwner, ofThief].map((text) =>
    club.passwords.verify(text, member?.passwordHash ?? null, asker),
  );
  const id = member?.id ?? '';
  return {
    isMember: member !== undefined,
    passwords: await Promise.all(verdicts),
    sessions: (await sessions.listOfMember(id)).length,
    passkeys: (await passkeys.listOfMember(id)).length,
    identities: (await members.listIdentities(id)).map(({ subject }) => subject).toSorted(),
    isOpen: [await guest.isSignedIn(), await thief.isSignedIn(), await owner.isSignedIn()],
    canReset: await guest.askForKey(email),
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
  test.each(sampleOf(pairs, 4, 0))(
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
