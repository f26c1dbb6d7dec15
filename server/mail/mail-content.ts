/** A part of a mail’s body. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [label: string, value: string])[] };

/** Subject and body of a mail. */
export interface MailBody {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** A mail before it is written as plain text or HTML. */
export interface MailContent extends MailBody {
  readonly bcp47: string;
  /** The group’s name, which closes the mail. */
  readonly name: string;
  readonly footer: string;
  /** The group’s address, as it stands in the texts. */
  readonly contact: string;
}

/** Ends a line in a text of a guest. */
export const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}
