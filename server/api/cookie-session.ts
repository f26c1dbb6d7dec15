import Bowser from 'bowser';
import type { Response } from 'express';
import type { Club, GuestSession } from '../club/club.ts';
import { sessionEnd } from '../club/log-in.ts';
import type { Member, MemberSession } from '../core/ports/member-stores.ts';
import { type HashUse, hashesOf } from '../core/secrets.ts';
import { type ClubCookies, createSessionToken, type SessionToken, sealSession, withHash } from './cookies.ts';

/** The longest user agent that is parsed, in characters; browsers send about 120. */
const mostRead = 400;

/** The names of a browser and its operating system, such as `Firefox, Windows`; '' if they are unknown. */
function describeDevice(userAgent: string): string {
  // Bowser throws for an empty text.
  const parser = Bowser.getParser(userAgent.slice(0, mostRead) || '-', true);
  const names = [parser.parseBrowser().name, parser.parseOS().name];
  return names
    .filter((name) => name !== undefined && name !== '')
    .join(', ')
    .slice(0, 100);
}

/** The facts about a request before it is handled. */
export interface RequestContext {
  readonly address: string;
  readonly token: SessionToken;
  /** Hash of the session id. */
  readonly sessionHash: string;
  /** Whether the session begins with this request. */
  readonly isNew: boolean;
  /** Whether the session was extended in the store; its cookie must then be extended, too. */
  readonly isRenewed: boolean;
  readonly member: Member | undefined;
  readonly isGoogle: boolean;
  /** When the member logged in, in milliseconds since 1970; 0 if nobody is signed in. */
  readonly loggedInAt: number;
  /** When the member's session ends, in milliseconds since 1970; 0 if nobody is signed in. */
  readonly expiresAt: number;
  readonly userAgent: string;
  readonly marketing: boolean;
  readonly trackingCookie: string | undefined;
}

/** A guest's session, whose changes are written to cookies with the answer. */
export class CookieSession implements GuestSession {
  readonly address: string;
  readonly marketing: boolean;
  readonly trackingCookie: string | undefined;
  readonly sentSession: string | undefined;
  readonly #club: Club;
  #token: SessionToken;
  #hash: string | undefined;
  #member: Member | undefined;
  #isGoogle: boolean;
  #loggedInAt: number;
  #expiresAt: number;
  readonly #userAgent: string;
  #isChanged = false;
  #isSignedOut = false;
  #userChange: 'none' | 'set' | 'clear' = 'none';

  constructor(club: Club, context: RequestContext) {
    this.#club = club;
    this.address = context.address;
    this.marketing = context.marketing;
    this.trackingCookie = context.trackingCookie;
    this.sentSession = context.isNew ? undefined : context.sessionHash;
    this.#token = context.token;
    this.#hash = context.sessionHash;
    this.#member = context.member;
    this.#isGoogle = context.isGoogle;
    this.#loggedInAt = context.loggedInAt;
    this.#expiresAt = context.expiresAt;
    this.#userAgent = context.userAgent;
    this.#isChanged = context.isRenewed;
    if (context.isRenewed) this.showUser();
  }

  get sessionHash(): string {
    this.#hash ??= this.#club.secrets.hash('session', this.#token.id);
    return this.#hash;
  }

  get member(): Member | undefined {
    return this.#member;
  }

  get loggedInAt(): number {
    return this.#loggedInAt;
  }

  ensureCookie(): void {
    if (this.sentSession === undefined) this.#isChanged = true;
  }

  isPinned(emailKey: string): boolean {
    return this.#hasHash(this.#token.pins, 'pin', emailKey);
  }

  pin(emailKey: string): void {
    const pin = this.#club.secrets.hash('pin', emailKey);
    if (this.#token.pins[0] === pin) return;
    this.#token = { ...this.#token, pins: withHash(this.#token.pins, pin) };
    this.#isChanged = true;
  }

  deviceOf(emailKey: string): string | undefined {
    const { known, device } = this.#token;
    return this.#hasHash(known, 'device', emailKey) ? device : undefined;
  }

  #hasHash(list: readonly string[], use: HashUse, text: string): boolean {
    return hashesOf(this.#club.secrets, use, text).some((hash) => list.includes(hash));
  }

  async renew(move: (from: string, to: string) => Promise<boolean>): Promise<boolean> {
    const id = createSessionToken().id;
    if (!(await move(this.sessionHash, this.#club.secrets.hash('session', id)))) return false;
    this.#use({ ...this.#token, id });
    return true;
  }

  async signIn(
    isGoogle: boolean,
    add: (begun: Omit<MemberSession, 'memberId'>, former: string | undefined) => Promise<Member | undefined>,
  ): Promise<Member | undefined> {
    const { clock, secrets } = this.#club;
    const now = clock.now();
    const { id } = createSessionToken();
    const begun = {
      hash: secrets.hash('session', id),
      device: describeDevice(this.#userAgent),
      isGoogle,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionEnd(now, now),
    };
    const member = await add(begun, this.#token.isMember ? this.sessionHash : undefined);
    if (member === undefined) return undefined;
    const known = withHash(this.#token.known, secrets.hash('device', member.emailKey));
    this.#begin({ id, isMember: true, known });
    this.#loggedInAt = now;
    this.#expiresAt = begun.expiresAt;
    this.#member = member;
    this.#isGoogle = isGoogle;
    this.showUser();
    return member;
  }

  async signOut(): Promise<void> {
    if (this.#token.isMember) await this.#club.store.sessions.remove(this.sessionHash);
    this.#begin({ id: createSessionToken().id, isMember: false, known: this.#token.known });
    this.#member = undefined;
    this.#loggedInAt = 0;
    this.#isSignedOut = true;
    this.showUser();
  }

  /** Begins a session under a new id on the same device. */
  #begin(values: Pick<SessionToken, 'id' | 'isMember' | 'known'>): void {
    this.#use({ ...createSessionToken(), device: this.#token.device, ...values });
  }

  #use(token: SessionToken): void {
    this.#token = token;
    this.#hash = undefined;
    this.#isChanged = true;
  }

  /** Rewrites the `user` cookie from the session; if nobody is signed in, clears the cookies about a member. */
  showUser(): void {
    this.#userChange = this.#member === undefined ? 'clear' : 'set';
  }

  /** Writes the changed cookies; must run before the head of the answer is sent. */
  writeTo(response: Response, cookies: ClubCookies): void {
    const { secrets, clock } = this.#club;
    if (this.#isChanged) {
      const sealed = sealSession(this.#token, secrets, clock.now());
      cookies.setSession(response, sealed, this.#token.known.length > 0);
    }
    if (this.#userChange === 'clear') {
      cookies.clearUser(response);
      cookies.clearPromo(response);
    }
    // The page's script also clears storage, unless the page is closed first. “cookies” would clear the consent choice,
    // too.
    if (this.#isSignedOut) response.setHeader('Clear-Site-Data', '"storage"');
    if (this.#userChange === 'set' && this.#member !== undefined) {
      const { email, recordId, id } = this.#member;
      const user = { email, recordId: recordId ?? '', userId: id, isGoogle: this.#isGoogle };
      cookies.setUser(response, user, this.#expiresAt - clock.now());
    }
  }
}
