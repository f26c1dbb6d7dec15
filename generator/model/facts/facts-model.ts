import type { FactDefinition } from '../../runtime/facts.ts';
import type { FactDeclaration } from '../../spec/schema/facts/fact-declarations.ts';
import type { PageKind } from '../../spec/schema/routes/areas.ts';

/** A declared fact, with a name in every locale. */
export interface FactModel extends FactDefinition {
  readonly kinds: readonly PageKind[];
  readonly role: FactDeclaration['role'];
  /** Facts and terms beside which it means nothing. */
  readonly without: FactDeclaration['without'];
  readonly brief: FactDeclaration['brief'];
  /** The message for the number of its rows. */
  readonly counted: string | undefined;
  readonly briefRows: FactDeclaration['briefRows'];
  /** The message that says it where its name does not stand. */
  readonly phrase: string | undefined;
  readonly ordersLists: FactDeclaration['ordersLists'];
  readonly filter: FactDeclaration['filter'];
  /** Its property in the vocabulary of schema.org. */
  readonly schema: string | undefined;
}

/** A term of a vocabulary. */
interface TermModel {
  /** In each locale. */
  readonly names: Readonly<Record<string, string>>;
  /** False where the search does not find pages by it. */
  readonly searched: boolean | undefined;
  /** The name of a picture of it. */
  readonly picture: string | undefined;
  readonly impliedBy: readonly string[] | undefined;
  /** Further search words, by locale. */
  readonly words: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Vocabularies by name, terms by key, both in the order of the spec. */
export type TermsModel = ReadonlyMap<string, ReadonlyMap<string, TermModel>>;

/** A name in each locale, by its code. */
type NamesModel = Readonly<Record<string, string>>;

/** Terms in the order of the spec. */
export interface VocabulariesModel {
  readonly themes: ReadonlyMap<string, NamesModel>;
  readonly topics: ReadonlyMap<string, NamesModel>;
  readonly propertyKinds: ReadonlyMap<string, PropertyKindModel>;
  /** Words that the search ignores in queries, by locale. */
  readonly ignoredWords: Readonly<Record<string, readonly string[]>>;
}

interface PropertyKindModel {
  /** In the vocabulary of schema.org. */
  readonly type: string;
  readonly one: NamesModel;
  readonly many: NamesModel;
}
