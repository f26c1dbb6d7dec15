export interface FormSubmissionStore {
  add(submission: {
    form: string;
    emailKey: string;
    fields: Readonly<Record<string, string>>;
    context: Readonly<Record<string, string>>;
    submittedAt: number;
  }): Promise<void>;
  listByEmail(emailKey: string): Promise<readonly unknown[]>;
  removeByEmail(emailKey: string): Promise<void>;
}
