import type { Answers } from '../../../generated/forms/answers.ts';

/** A contact of the embedded CRM. Times in milliseconds since 1970. */
export interface Contact {
  /** The id of the contact: up to 20 digits. */
  readonly vid: string;
  /** The e-mail as it was given when the contact was created. */
  readonly email: string;
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** Values by the CRM's names, in the formats of `ContactProperties`; unset properties are absent. */
  readonly properties: Readonly<Record<string, string>>;
  /** When the contact was created. */
  readonly createdAt: number;
  /** When the contact was last updated; initially `createdAt`. */
  readonly updatedAt: number;
}

/** The contacts of the embedded CRM. Errors: see `Store`. */
export interface ContactStore {
  /** The contact with this id; undefined if there is none. */
  find(vid: string): Promise<Contact | undefined>;
  /** The contact with this e-mail; undefined if there is none. */
  findByEmail(emailKey: string): Promise<Contact | undefined>;
  /** Creates a contact with only an e-mail, or returns the existing one unchanged. */
  add(email: string, emailKey: string, now: number): Promise<Contact>;
  /**
   * Sets the given properties and `updatedAt`; '' clears a property.
   * @returns false if there is no such contact
   */
  update(vid: string, properties: Readonly<Record<string, string>>, now: number): Promise<boolean>;
  /** Deletes a contact; does nothing if there is none. */
  remove(vid: string): Promise<void>;
}

/** A form sent to the embedded CRM. */
interface FormSubmission {
  /** The name of the form: `activation-code` or `registration`. */
  readonly form: string;
  /** The guest who sent it: `emailKeyOf` the e-mail. */
  readonly emailKey: string;
  /** Values by the CRM's field names; never a code or link. */
  readonly fields: Readonly<Record<string, string>>;
  /** The sanitized context: see `cleanContext`. */
  readonly context: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
}

/** The forms sent to the embedded CRM. Errors: see `Store`. */
export interface FormSubmissionStore {
  /** Stores a submission; repeats are stored again. */
  add(submission: FormSubmission): Promise<void>;
  /** All submissions of a guest as plain JSON, oldest first. */
  listByEmail(emailKey: string): Promise<readonly unknown[]>;
  /** Deletes all submissions of a guest. */
  removeByEmail(emailKey: string): Promise<void>;
}

/** A form on a page that a guest has sent. Times in milliseconds since 1970. */
export interface Enquiry {
  /** A UUID. */
  readonly id: string;
  /** The number that guest and office use; unique. */
  readonly reference: string;
  /** The name of the form. */
  readonly form: string;
  /**
   * Keyed hash of form, subject and answers, which identifies a repeat; the id of the enquiry after that time. Unique.
   */
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

/** A guest who gets the newsletter. */
export interface Subscription {
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** The e-mail as the guest typed it. */
  readonly email: string;
  /** The locale in which the guest subscribed. */
  readonly locale: string;
  /** The options that the guest chose; undefined if what is stored cannot be read. */
  readonly interests: readonly string[] | undefined;
  /** Milliseconds since 1970. */
  readonly subscribedAt: number;
  /** Keyed hash of the token that ends the subscription; unique. */
  readonly unsubscribeHash: string;
}

/** The subscriptions. Errors: see `Store`. */
export interface SubscriptionStore {
  /** Inserts or replaces the subscription of an e-mail. */
  put(subscription: Subscription): Promise<void>;
  /** The subscription of an e-mail; undefined if there is none. */
  findByEmail(emailKey: string): Promise<Subscription | undefined>;
  /** The subscription that this token ends; undefined if there is none. */
  findByToken(unsubscribeHash: string): Promise<Subscription | undefined>;
  /** Ends the subscription of an e-mail; does nothing if there is none. */
  removeByEmail(emailKey: string): Promise<void>;
  /** All subscriptions, oldest first. */
  list(): Promise<readonly Subscription[]>;
}
