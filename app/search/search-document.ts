import type { Answer } from '../components/facts/answers.ts';

/** Displayed size of a result's picture, in pixels; as in search.css. */
export const thumbnail = { width: 96, height: 64 } as const;

export interface SearchDocument {
  /** Root-relative and percent-encoded. */
  readonly path: string;
  readonly title: string;
  /** Kind and place, for people: the kind of property, else its section, which pages directly below home lack; its places. */
  readonly about: string;
  readonly summary: string;
  /** Other names, for example in menus, separated by commas. */
  readonly aliases: string;
  /** Related words that the page may not contain, such as its place. */
  readonly keywords: string;
  readonly facts: readonly SearchTerm[];
  /** The few facts of its card, on the day of the site; shown, not searched. */
  readonly brief: readonly string[];
  /** Plain text of its body; '' if the page has none. */
  readonly body: string;
  /** Root-relative address of a small version of its picture. */
  readonly picture: string;
  /** Whether it is a listing or a destination, which rank before other pages. */
  readonly isMajor: boolean;
  /** The name of its area. */
  readonly area: string;
  readonly answer?: SearchAnswer;
}

/** The answer of a page, shown in place of a snippet. */
export type SearchAnswer = Pick<Answer, 'summary' | 'parts'>;

/** The names of areas in lists of results, in their order. */
export type AreaNames = readonly (readonly [area: string, name: string])[];

/** An area with the number of its pages in a list of results. */
export interface AreaCount {
  readonly area: string;
  readonly name: string;
  readonly count: number;
}

/** The areas of a list of results; none if all are of one area. */
export function countAreas(documents: readonly SearchDocument[], names: AreaNames): readonly AreaCount[] {
  const counts = names.map(([area, name]) => {
    const { length } = documents.filter((document) => document.area === area);
    return { area, name, count: length };
  });
  const some = counts.filter(({ count }) => count > 0);
  return some.length > 1 ? some : [];
}

/** A term of a page's facts. */
export interface SearchTerm {
  readonly name: string;
  /** The name of its fact, with a colon; '' if the term says enough without it, as on cards. */
  readonly of: string;
  /** Searched but not shown; separated by commas. */
  readonly synonyms: string;
}

/** The searched text of a term. */
export function textOfTerm({ name, synonyms }: SearchTerm): string {
  return `${name}, ${synonyms}`;
}

type Row = readonly [
  path: string,
  title: string,
  about: string,
  summary: string,
  aliases: string,
  keywords: string,
  facts: readonly number[],
  brief: readonly string[],
  body: string,
  picture: string,
  isMajor: 0 | 1,
  area: string,
  answer: SearchAnswer | 0,
];

/** The download of a language's search: `/search/<locale>.json`. */
export interface SearchFile {
  /** BCP 47. */
  readonly language: string;
  /** Words that queries are read without. */
  readonly ignored: readonly string[];
  /** The base of picture addresses. */
  readonly pictureBase: string;
  /** The list into which the facts of rows are indexes. */
  readonly terms: readonly SearchTerm[];
  readonly pages: readonly Row[];
  readonly areas: AreaNames;
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
  /** The name of the list of areas. */
  readonly areas: string;
  /** Contains the placeholder `{query}`. */
  readonly none: string;
  /** By the number of results, from 0. */
  readonly found: readonly string[];
}

/** The terms and pages of a download. */
export function toRows(documents: readonly SearchDocument[]): Pick<SearchFile, 'terms' | 'pages'> {
  const keys = [...new Set(documents.flatMap(({ facts }) => facts.map((term) => JSON.stringify(term))))];
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const pages = documents.map((document): Row => {
    const { path, title, about, summary, aliases, keywords, brief, body, picture, isMajor, area, answer } =
      document;
    const facts = document.facts.flatMap((term) => indexes.get(JSON.stringify(term)) ?? []);
    const flags = [isMajor ? 1 : 0, area, answer ?? 0] as const;
    return [path, title, about, summary, aliases, keywords, facts, brief, body, picture, ...flags];
  });
  return { terms: keys.map((key) => JSON.parse(key)), pages };
}

/** The documents of a file, in its order. */
export function readDocuments({ terms, pages }: SearchFile): readonly SearchDocument[] {
  return pages.map(
    ([
      path,
      title,
      about,
      summary,
      aliases,
      keywords,
      indexes,
      brief,
      body,
      picture,
      major,
      area,
      answer,
    ]) => {
      const facts = indexes.flatMap((index) => terms[index] ?? []);
      const isMajor = major === 1;
      const document = {
        path,
        title,
        about,
        summary,
        aliases,
        keywords,
        facts,
        brief,
        body,
        picture,
        isMajor,
        area,
      };
      return answer === 0 ? document : { ...document, answer };
    },
  );
}
