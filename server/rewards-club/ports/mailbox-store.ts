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
  list(limit: number): Promise<readonly MailboxItem[]>;
  removeByRecipient(emailKey: string): Promise<void>;
}
