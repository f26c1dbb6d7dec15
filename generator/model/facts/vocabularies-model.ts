/** A name in each locale, by its code. */
type NamesModel = Readonly<Record<string, string>>;

/** Terms in the order of the spec. */
export interface VocabulariesModel {
  readonly themes: ReadonlyMap<string, NamesModel>;
  readonly topics: ReadonlyMap<string, NamesModel>;
  readonly propertyKinds: ReadonlyMap<string, PropertyKindModel>;
}

interface PropertyKindModel {
  /** In the vocabulary of schema.org. */
  readonly type: string;
  readonly one: NamesModel;
  readonly many: NamesModel;
}
