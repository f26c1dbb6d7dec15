/** A form sent to the embedded CRM. */
interface FormSubmission {
  readonly form: string;
  readonly emailKey: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly context: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly submittedAt: number;
}

/** The forms sent to the embedded CRM. */
export interface FormSubmissionStore {
  add(submission: FormSubmission): Promise<void>;
  /** Oldest first. */
  listByEmail(emailKey: string): Promise<readonly unknown[]>;
  removeByEmail(emailKey: string): Promise<void>;
}
