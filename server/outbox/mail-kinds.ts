import type { enquirySchemas } from '../enquiries/outbox-entries.ts';
import type { outboxSchemas } from '../rewards-club/outbox-entries.ts';

/** The kinds of rows that are mails. */
export const mailKinds = [
  'notice',
  'enquiry-confirm',
  'enquiry-copy',
  'enquiry-office',
  'newsletter-welcome',
] as const satisfies readonly (keyof typeof outboxSchemas | keyof typeof enquirySchemas)[];
