export interface MailboxItem {
  to: string;
  subject: string;
  text: string;
  html: string;
  code?: string;
  link?: string;
  locale: string;
  sentAt: number;
}
export interface MailboxStore {
  add(mail: MailboxItem): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<readonly MailboxItem[]>;
  /** All mails to an address, newest first. */
  listByRecipient(emailKey: string): Promise<readonly MailboxItem[]>;
  removeByRecipient(emailKey: string): Promise<void>;
}
