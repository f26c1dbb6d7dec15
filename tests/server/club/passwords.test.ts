import { argon2Sync, randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createPasswordHasher } from '../../../server/club/password-hasher.ts';
import { exampleMember } from '../conformance/store/examples.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';

const email = 'ana@example.com';
const asker = { address: '192.0.2.1', emailKey: email };
const password = 'café ﬁne Å';
/** The same for a reader: other code points, other widths. */
const otherSpelling = password.normalize('NFD');
/** Of a site with another cost. */
const earlier = createPasswordHasher({ cost: { memory: 47_104, passes: 1, parallelism: 1 } });
let under: ClubUnderTest;

beforeEach(async () => {
  under = await openClub(undefined, createPasswordHasher());
});

const addMember = (passwordHash: string) =>
  under.club.store.members.add(exampleMember({ email, emailKey: email, passwordHash }));
const keptHash = async () => (await under.findMember(email)).passwordHash ?? '';
const logIn = async (typed: string) => (await under.guest().logIn(email, typed)) === 'done';

/** A PHC string of the letters themselves, as they were kept before passwords were normalized. */
function hashAsTyped(message: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const tag = argon2Sync('argon2id', { message, nonce, ...cost, tagLength: 32 });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;
}

test('a hash of another cost opens the account and is replaced by one of today’s cost', async () => {
  await addMember(await earlier.hash(password, asker));
  expect(await logIn('wrong')).toBe(false);
  expect(await keptHash()).toContain('m=47104,t=1');
  expect(await logIn(password)).toBe(true);
  const renewed = await keptHash();
  expect(renewed).toContain('m=19456,t=2');
  expect(await logIn(password)).toBe(true);
  expect(await keptHash()).toBe(renewed);
});

test('a password is the same however a keyboard composes its letters', async () => {
  await addMember(await under.club.passwords.hash(otherSpelling, asker));
  expect(await logIn(password)).toBe(true);
  expect(await logIn(otherSpelling)).toBe(true);
  expect(await logIn(password.replace('ﬁ', 'fi'))).toBe(true);
  expect(await logIn(password.replace('é', 'e'))).toBe(false);
});

test('a hash of the letters as they were typed still opens the account and is replaced', async () => {
  const raw = hashAsTyped('ﬁne day');
  await addMember(raw);
  expect(await logIn('fine day')).toBe(false);
  expect(await logIn('ﬁne day')).toBe(true);
  expect(await keptHash()).not.toBe(raw);
  expect(await logIn('fine day')).toBe(true);
});

test.each([
  'x',
  '',
  '$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$dGFn',
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$dGFn',
  '$argon2id$v=19$m=99999999999,t=2,p=1$c2FsdHNhbHQ$dGFn',
])('a hash that cannot be read opens nothing: %s', async (kept) => {
  await addMember(kept);
  expect(await logIn(password)).toBe(false);
  expect(await logIn('')).toBe(false);
  expect(await keptHash()).toBe(kept);
});

test.each([
  ['one account, from many addresses', (index: number) => ({ emailKey: email, address: `192.0.2.${index}` })],
  ['one address, for many accounts', (index: number) => ({ emailKey: `g${index}`, address: '192.0.2.1' })],
  ['one /48', (index: number) => ({ emailKey: `g${index}`, address: `2001:db8:1:${index}::/64` })],
])('a flood of %s leaves places to wait, and the next turn, to others', async (_, floodOf) => {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const passwords = createPasswordHasher({ cost, atOnce: 1, waiting: 8 });
  const settled: string[] = [];
  // Without an account there is nothing to compare with, and as much to do.
  const verify = (name: string, asker: ReturnType<typeof floodOf>) =>
    passwords.verify('of nobody', undefined, asker).then(
      () => settled.push(name),
      (thrown: unknown) => settled.push(String(thrown)),
    );
  const flood = Array.from({ length: 12 }, (__, index) => verify('flood', floodOf(index)));
  const other = passwords.hash(password, { emailKey: 'eva@example.com', address: '198.51.100.1' });
  expect(passwords.load()).toEqual({ running: 1, waiting: 8 });
  await Promise.all([...flood, other.then(() => settled.push('other'))]);
  const isRefused = (name: string) => name.includes('Busy');
  expect(settled.filter(isRefused)).toHaveLength(4);
  expect(settled.filter((name) => !isRefused(name)).indexOf('other')).toBe(2);
  expect(passwords.load()).toEqual({ running: 0, waiting: 0 });
});
