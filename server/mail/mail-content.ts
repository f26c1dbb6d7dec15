/** A part of a mail’s body. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** A mail before it is written as plain text or HTML. */
export interface MailContent {
  readonly bcp47: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  /** The group’s name, which closes the mail. */
  readonly name: string;
  readonly footer: string;
  /** The group’s address, as it stands in the texts. */
  readonly contact: string;
}
