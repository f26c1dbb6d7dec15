/** The body of a page in one language. */
export interface ContentModel {
  readonly entry: string;
  readonly locale: string;
  /** The day on which a second reader read it, as YYYY-MM-DD. */
  readonly reviewed: string | undefined;
  readonly html: string;
  /** Its words and the types of its blocks, with single spaces; where they differ, the text has changed. */
  readonly words: string;
}

/** A node of a body, with mdast's name; `fact` for a fact of the entry. */
export interface ContentBlock {
  readonly type: string;
  /** Of texts; of images, the name of the picture; of facts, their name. */
  readonly value: string;
  /** Of headings, 2 or 3. */
  readonly depth: number;
  readonly ordered: boolean;
  readonly children: readonly ContentBlock[];
  /** Of headings that have one of their own: the fragment of their address. */
  readonly id?: string;
  /** Of links to pages: the published path, decoded. */
  readonly path?: string;
  /** Of links to pages: what follows the path, such as #check-in. */
  readonly suffix?: string;
  /** Of links to other sites: the https address, encoded. */
  readonly url?: string;
}
