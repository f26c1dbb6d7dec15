import type { FrontMatter } from '../markdown/front-matter.ts';
import type {
  AccessibilityFile,
  CountriesFile,
  DestinationsFile,
  HolidaysFile,
  HotelFile,
  HotelIdsFile,
} from '../schema/facts/data.ts';
import type { FactsFile, TermsFile } from '../schema/facts/fact-declarations.ts';
import type { VocabulariesFile } from '../schema/facts/vocabularies.ts';
import type { ApiFile } from '../schema/forms/api.ts';
import type {
  CommonPasswordsFile,
  MailProvidersFile,
  TopLevelDomainsFile,
} from '../schema/forms/form-lists.ts';
import type { FormFieldsFile, FormFile, OfficesFile } from '../schema/forms/forms.ts';
import type { Area } from '../schema/routes/areas.ts';
import type { AreaFile, RoutesEntry } from '../schema/routes/routes.ts';
import type { LookFile } from '../schema/site/look.ts';
import type { MapFile } from '../schema/site/map.ts';
import type { AltTextsFile, PicturesFile } from '../schema/site/pictures.ts';
import type { LocalesFile, RedirectsFile, SiteFile } from '../schema/site/site.ts';
import type { GlossaryFile, MessagesFile } from '../schema/site/texts.ts';
import type { Text } from '../texts/list-texts.ts';
import type { MediaFile } from './read-media.ts';

/** The body of a page in one language. */
export interface ContentSource extends FrontMatter {
  readonly file: string;
  /** Key of its entry. */
  readonly entry: string;
  readonly locale: string;
  /** The whole file: Markdown, maybe after front matter. */
  readonly text: string;
}

/** An area with its entries. */
export interface AreaSource extends AreaFile {
  /** By key, in the order of the site. */
  readonly entries: ReadonlyMap<string, RoutesEntry>;
}

/** The properties in their order, and the ids of other systems that each has. */
export interface HotelsSource extends HotelIdsFile {
  readonly hotels: readonly (Omit<HotelFile, 'order'> & { readonly id: number; readonly name: string })[];
}

/** The spec as plain data, each file of the right shape; invalid parts are left out. */
export interface SpecSource {
  readonly site: SiteFile | undefined;
  readonly look: LookFile | undefined;
  readonly locales: LocalesFile | undefined;
  readonly redirects: RedirectsFile | undefined;
  readonly routes: ReadonlyMap<Area, AreaSource>;
  /** Catalogues by locale code. */
  readonly messages: ReadonlyMap<string, MessagesFile>;
  readonly glossary: GlossaryFile | undefined;
  readonly vocabularies: VocabulariesFile | undefined;
  /** Declarations of the facts of entries. */
  readonly facts: FactsFile | undefined;
  /** Vocabularies of facts, by file name. */
  readonly terms: ReadonlyMap<string, TermsFile>;
  /** Undefined where the ids of other systems are missing or faulty. */
  readonly hotels: HotelsSource | undefined;
  readonly destinations: DestinationsFile | undefined;
  readonly map: MapFile | undefined;
  readonly countries: CountriesFile | undefined;
  readonly accessibility: AccessibilityFile | undefined;
  readonly holidays: HolidaysFile | undefined;
  readonly mailProviders: MailProvidersFile | undefined;
  /** Record of the pictures made from the media files by the last “npm run media”. */
  readonly pictures: PicturesFile | undefined;
  /** Alternative texts of pictures. */
  readonly altTexts: AltTextsFile | undefined;
  readonly media: readonly MediaFile[];
  /** Forms by file name. */
  readonly forms: ReadonlyMap<string, FormFile>;
  /** Fields that forms on pages share. */
  readonly formFields: FormFieldsFile | undefined;
  readonly offices: OfficesFile | undefined;
  readonly topLevelDomains: TopLevelDomainsFile | undefined;
  readonly commonPasswords: CommonPasswordsFile | undefined;
  readonly api: ApiFile | undefined;
  /** Bodies of pages, in the order of their files. */
  readonly content: readonly ContentSource[];
  /** Every text that people read, in all its languages. */
  readonly texts: readonly Text[];
  /** Whether a file or an entry had to be left out, so that checks for missing things would mislead. */
  readonly incomplete: boolean;
}
