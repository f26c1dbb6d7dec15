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
