/** A written mail, stored instead of sent. */
export interface MailboxItem {
  /** The address of the recipient. */
  readonly to: string;
  /** The subject as plain text. */
  readonly subject: string;
  /** The body as plain text. */
  readonly text: string;
  /** The body as an HTML document. */
  readonly html: string;
  /** The code in the mail; absent if it has none. */
  readonly code?: string;
  /** The link in the mail; absent if it has none. */
  readonly link?: string;
  /** The requested locale. */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The mails of a site without a mail server. Errors: see `Store`. */
export interface MailboxStore {
  /** Stores a mail; `removeExpired` deletes it after 30 days. */
  add(mail: MailboxItem): Promise<void>;
  /** Up to `limit` mails, newest first. */
  list(limit: number): Promise<readonly MailboxItem[]>;
  /** All mails to an address, newest first. */
  listByRecipient(emailKey: string): Promise<readonly MailboxItem[]>;
  /** Deletes all mails to an address. */
  removeByRecipient(emailKey: string): Promise<void>;
}
