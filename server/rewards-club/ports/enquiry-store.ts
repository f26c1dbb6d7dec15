import type { Answers } from '../../../generated/forms/answers.ts';

/** A form on a page that a guest has sent. Times in milliseconds since 1970. */
export interface Enquiry {
  /** A UUID. */
  readonly id: string;
  /** The number that guest and office use; unique. */
  readonly reference: string;
  /** The name of the form. */
  readonly form: string;
  /** Keyed hash of form, subject and answers, by which a repeat is known; the id once it is known no more. Unique. */
  readonly requestKey: string;
  /** `emailKeyOf(email)`. */
  readonly emailKey: string;
  /** The e-mail as the guest typed it. */
  readonly email: string;
  /** The locale of the page. */
  readonly locale: string;
  /** The key of the entry that it is about; null without one. */
  readonly about: string | null;
  /** Undefined if what is stored cannot be read. */
  readonly answers: Answers | undefined;
  /** When the guest sent it. */
  readonly createdAt: number;
  /** When it is deleted. */
  readonly removeAt: number;
  /** Keyed hash of the token that proves the e-mail; null if no proof is asked for. Unique. */
  readonly proofHash: string | null;
  /** When the token expires; null if no proof is asked for. */
  readonly proofExpiresAt: number | null;
  /** When the e-mail was proven: by the token, or by the session of the member who sent it; null if it is not. */
  readonly provenAt: number | null;
}

/** An enquiry whose answers could be read. */
export type ReadableEnquiry = Enquiry & { readonly answers: Answers };

export function isReadable(enquiry: Enquiry): enquiry is ReadableEnquiry {
  return enquiry.answers !== undefined;
}

/** Selects enquiries. */
export interface EnquiryFilter {
  /** The earliest `createdAt`. */
  readonly since?: number;
  /** The name of the form; every form by default. */
  readonly form?: string;
}

/** The enquiries. Errors: see `Store`. */
export interface EnquiryStore {
  /** Stores an enquiry; false, and nothing is stored, if its reference or its request key is taken. */
  add(enquiry: ReadableEnquiry): Promise<boolean>;
  /** The enquiry with this id; undefined if there is none. */
  find(id: string): Promise<Enquiry | undefined>;
  /** The enquiry with this reference; undefined if there is none. */
  findByReference(reference: string): Promise<Enquiry | undefined>;
  /** The enquiry of a request that was sent at a time or since; undefined if there is none. */
  findByRequest(requestKey: string, since: number): Promise<Enquiry | undefined>;
  /** Frees a request key for another enquiry, if its enquiry was stored before a time. */
  forgetRequest(requestKey: string, before: number): Promise<void>;
  /** Frees the request keys of all enquiries of a guest. */
  forgetRequests(emailKey: string): Promise<void>;
  /** The enquiry that a token proves, proven or not; undefined if the token is unknown or has expired. */
  findByProof(proofHash: string, now: number): Promise<Enquiry | undefined>;
  /** Sets `provenAt` to `now`, and `removeAt`. True the first time only. */
  prove(id: string, now: number, removeAt: number): Promise<boolean>;
  /** Deletes an enquiry; does nothing if there is none. */
  remove(id: string): Promise<void>;
  /** All enquiries of a guest, oldest first. */
  listByEmail(emailKey: string): Promise<readonly Enquiry[]>;
  /** Deletes all enquiries of a guest. */
  removeByEmail(emailKey: string): Promise<void>;
  /** The selected enquiries, oldest first. */
  list(filter: EnquiryFilter): Promise<readonly Enquiry[]>;
}
