/** A page as it is searched. */
export interface SearchDocument {
  /** Root-relative and percent-encoded. */
  readonly path: string;
  readonly title: string;
  /** What kind of page it is: the kind of property, else the title of the page above it; '' for those right below home. */
  readonly section: string;
  readonly summary: string;
  /** What else it is called, in menus for example, by commas. */
  readonly aliases: string;
  /** Words that belong to it and that it may not show: its place. */
  readonly keywords: string;
  /** Plain text; '' where the page has no body. */
  readonly body: string;
  /** Root-relative address of a small version of its picture. */
  readonly picture: string;
  /** Whether it lists other pages or tells of a place, so that it comes before those that mention the same. */
  readonly isMajor: boolean;
}

type Row = readonly [
  path: string,
  title: string,
  section: string,
  summary: string,
  aliases: string,
  keywords: string,
  body: string,
  picture: string,
  isMajor: 0 | 1,
];

/** What a language's search downloads: `/search/<locale>.json`. */
export interface SearchFile {
  /** BCP 47. */
  readonly language: string;
  /** What addresses of pictures begin with. */
  readonly pictureBase: string;
  readonly pages: readonly Row[];
  /** Indexes of pages that are often looked for. */
  readonly often: readonly number[];
  readonly texts: SearchTexts;
}

/** What the dialog says. */
interface SearchTexts {
  readonly label: string;
  readonly example: string;
  readonly submit: string;
  readonly close: string;
  readonly hint: string;
  readonly often: string;
  /** With `{query}` where what was asked for stands. */
  readonly none: string;
  /** For each count of pages from 0 to all. */
  readonly found: readonly string[];
}

/** The form in which documents are downloaded. */
export function toRow(document: SearchDocument): Row {
  const { path, title, section, summary, aliases, keywords, body, picture, isMajor } = document;
  return [path, title, section, summary, aliases, keywords, body, picture, isMajor ? 1 : 0];
}

/** The documents of a file, in its order. */
export function readDocuments(file: SearchFile): readonly SearchDocument[] {
  return file.pages.map(([path, title, section, summary, aliases, keywords, body, picture, major]) => {
    return { path, title, section, summary, aliases, keywords, body, picture, isMajor: major === 1 };
  });
}
