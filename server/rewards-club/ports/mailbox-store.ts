/** A written mail, stored instead of sent. */
export interface MailboxItem {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code?: string;
  readonly link?: string;
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The mails of a site without a mail server. */
export interface MailboxStore {
  add(mail: MailboxItem): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly MailboxItem[]>;
  /** All mails to an address, newest first. */
  listByRecipient(emailKey: string): Promise<readonly MailboxItem[]>;
  removeByRecipient(emailKey: string): Promise<void>;
}
