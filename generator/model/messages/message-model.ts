/** A text with its arguments, parsed. */
export interface MessageModel {
  readonly group: string;
  readonly name: string;
  readonly parts: readonly MessagePart[];
}

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string; readonly type: 'string' | 'number' }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    }
  | {
      readonly kind: 'plural';
      readonly name: string;
      readonly ordinal: boolean;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    };

/** An argument of a message: a number for plurals and number formats, else a string. */
export interface MessageArgument {
  readonly name: string;
  readonly type: 'string' | 'number';
}

export interface MessagesModel {
  /** Groups, names and arguments of the base locale. */
  readonly keys: readonly {
    readonly group: string;
    readonly name: string;
    readonly args: readonly MessageArgument[];
  }[];
  /** By locale code, in the order of `keys`; missing texts are the fallback's. */
  readonly catalogues: ReadonlyMap<string, readonly MessageModel[]>;
}
