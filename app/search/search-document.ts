/** Displayed size of a result's picture, in pixels; as in search.css. */
export const thumbnail = { width: 96, height: 64 } as const;

export interface SearchDocument {
  /** Root-relative and percent-encoded. */
  readonly path: string;
  readonly title: string;
  /** The kind of property, else the title of the page above it; '' for pages directly below home. */
  readonly section: string;
  readonly summary: string;
  /** Other names, for example in menus, separated by commas. */
  readonly aliases: string;
  /** Related words that the page may not contain, such as its place. */
  readonly keywords: string;
  /** The terms of its facts, separated by commas. */
  readonly facts: string;
  /** Plain text of its body; '' if the page has none. */
  readonly body: string;
  /** Root-relative address of a small version of its picture. */
  readonly picture: string;
  /** Whether it is a listing or a destination, which rank before other pages. */
  readonly isMajor: boolean;
}

type Row = readonly [
  path: string,
  title: string,
  section: string,
  summary: string,
  aliases: string,
  keywords: string,
  facts: string,
  body: string,
  picture: string,
  isMajor: 0 | 1,
];

/** The download of a language's search: `/search/<locale>.json`. */
export interface SearchFile {
  /** BCP 47. */
  readonly language: string;
  /** The base of picture addresses. */
  readonly pictureBase: string;
  readonly pages: readonly Row[];
  /** Indexes of the most requested pages. */
  readonly often: readonly number[];
  readonly texts: SearchTexts;
}

/** The texts of the dialog. */
interface SearchTexts {
  readonly label: string;
  readonly example: string;
  readonly submit: string;
  readonly close: string;
  readonly hint: string;
  readonly often: string;
  /** Contains the placeholder `{query}`. */
  readonly none: string;
  /** By the number of results, from 0. */
  readonly found: readonly string[];
}

/** The download format of a document. */
export function toRow(document: SearchDocument): Row {
  const { path, title, section, summary, aliases, keywords, facts, body, picture, isMajor } = document;
  return [path, title, section, summary, aliases, keywords, facts, body, picture, isMajor ? 1 : 0];
}

/** The documents of a file, in its order. */
export function readDocuments(file: SearchFile): readonly SearchDocument[] {
  return file.pages.map(([path, title, section, summary, aliases, keywords, facts, body, picture, major]) => {
    return { path, title, section, summary, aliases, keywords, facts, body, picture, isMajor: major === 1 };
  });
}
