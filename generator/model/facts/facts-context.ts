import type { FactsFile } from '../../spec/schema/facts/fact-declarations.ts';
import type { GalleryContext } from '../media/check-gallery.ts';
import type { AreaModel, DestinationRecord, HotelModel } from '../model.ts';
import type { VocabulariesModel } from './vocabularies-model.ts';

/** Data for resolving facts. */
export interface FactsContext extends GalleryContext {
  readonly areas: readonly AreaModel[];
  readonly hotels: readonly HotelModel[];
  readonly destinations: readonly DestinationRecord[];
  readonly vocabularies: VocabulariesModel;
  /** Declarations of facts. */
  readonly declared: FactsFile;
  /** Whether guests are shown what is assumed. */
  readonly showsAssumed: boolean;
}
