import type { Model, PageModel } from '../model/model.ts';
import type { Edits, SpecTexts } from './edits/edit.ts';

/** A spec before a command. */
export interface SpecBefore {
  readonly texts: SpecTexts;
  readonly model: Model;
}

/** A change of the spec by a command. */
export interface Change {
  readonly edits: Edits;
  /**
   * The page to which the address of a page leads that is no longer there.
   * @param after the model with the edits
   */
  readonly leadTo?: (page: PageModel, after: Model) => PageModel | undefined;
  /** Throws ScaffoldError where the change would not do what was asked for. */
  readonly check?: (after: Model) => void;
}
