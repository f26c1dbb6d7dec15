import type { Member } from './ports/member-store.ts';

/** The browser that a request comes from, as far as the server knows it, and what it is told to keep. */
export interface GuestSession {
  /** What limits count the address by. */
  readonly address: string;
  /** Hash of the session's id, by which the store knows it. */
  readonly sessionHash: string;
  /** Whether this session has named the e-mail before. */
  isPinned(emailKey: string): boolean;
  pin(emailKey: string): void;
  readonly member: Member | undefined;
  /** Begins a member's session under a new id, so that an id that somebody planted is worth nothing. */
  signIn(member: Member, options: { readonly isGoogle: boolean }): Promise<void>;
  /** Ends the session here and in the store. */
  signOut(): Promise<void>;
  /** Consent to marketing, from the consent cookie. */
  readonly marketing: boolean;
  /** The CRM's tracking cookie, where the guest allowed it. */
  readonly trackingCookie: string | undefined;
}
