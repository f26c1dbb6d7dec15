import type { enquirySchemas } from '../enquiries/outbox-entries.ts';
import type { OutboxKind } from '../rewards-club/outbox-entries.ts';

/** The kinds of rows that are mails. */
export const mailKinds = [
  'notice',
  'enquiry-confirm',
  'enquiry-copy',
  'enquiry-office',
  'newsletter-welcome',
] as const satisfies readonly (OutboxKind | keyof typeof enquirySchemas)[];
