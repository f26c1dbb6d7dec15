import type { HourForms } from '../runtime/hours.ts';
import type { HotelsSource } from '../spec/files/spec-source.ts';
import type { CountriesFile, DestinationsFile, HotelIdsFile } from '../spec/schema/facts/data.ts';
import type { Purpose, Visit } from '../spec/schema/facts/facts.ts';
import type { MailProvidersFile } from '../spec/schema/forms/form-lists.ts';
import type { Area, Controller, PageKind } from '../spec/schema/routes/areas.ts';
import type { LookFile } from '../spec/schema/site/look.ts';
import type { SiteFile } from '../spec/schema/site/site.ts';
import type { ApiModel } from './api/api-references.ts';
import type { ContentModel } from './content/content-html.ts';
import type { FactModel, TermsModel, VocabulariesModel } from './facts/facts-model.ts';
import type { FormsModel } from './forms/form-model.ts';
import type { MapModel } from './map/map-model.ts';
import type { MessagesModel } from './messages/parse-message.ts';
import type { Days } from './routes/days.ts';
import type { SourceRecord, StaleText } from './texts/trace-translations.ts';

/** The resolved and checked spec: plain data, independent of YAML and TypeScript. Everything is in spec order. */
export interface Model {
  readonly site: SiteFile;
  readonly look: LookFile;
  readonly locales: LocalesModel;
  readonly areas: readonly AreaModel[];
  /** Facts as declared. */
  readonly declaredFacts: readonly FactModel[];
  readonly terms: TermsModel;
  /** Of every entry that has a page. */
  readonly facts: readonly FactsModel[];
  readonly absent: readonly AbsentEntryModel[];
  readonly redirects: readonly RedirectModel[];
  readonly messages: MessagesModel;
  readonly vocabularies: VocabulariesModel;
  readonly hotels: readonly HotelModel[];
  /** Ids of other systems that every property has, by name. */
  readonly foreignIds: HotelIdsFile['ids'];
  readonly destinations: readonly DestinationModel[];
  readonly countries: CountriesFile['countries'];
  /** Undefined if the site has no map. */
  readonly map: MapModel | undefined;
  readonly mailProviders: MailProvidersFile['mailProviders'];
  readonly pictures: readonly PictureModel[];
  readonly altTexts: AltTextsModel;
  readonly forms: FormsModel;
  readonly content: readonly ContentModel[];
  /** Keys of the entries that announce a body. */
  readonly promising: ReadonlySet<string>;
  /** Undefined where the spec has none. */
  readonly api: ApiModel | undefined;
  /** Every path that is answered, published or redirected, sorted; later runs are checked against it. */
  readonly publishedPaths: readonly string[];
  /** Of every page. */
  readonly dates: ReadonlyMap<PageModel, PageDates>;
  /** Of every page, sorted; later runs take dates from it. */
  readonly texts: readonly TextRecord[];
  /** Of every text with translations, sorted; later runs compare with it. */
  readonly sources: readonly SourceRecord[];
  /** Translations whose source has changed since. */
  readonly stale: readonly StaleText[];
}

/** Days as YYYY-MM-DD; `updated` is not before `published`. */
export interface PageDates {
  readonly published: string;
  readonly updated: string;
  /** Set if a second reader has read the body since it last changed. */
  readonly reviewed?: string;
}

/** The record of a page's texts; days as YYYY-MM-DD, in the time zone of the site. */
export interface TextRecord {
  readonly key: string;
  readonly locale: string;
  /** Digest of title, summary and body as the page shows them. */
  readonly digest: string;
  /** The day on which the page was first seen. */
  readonly published: string;
  /** The day on which the digest was first seen. */
  readonly changed: string;
}

/** Records of earlier runs. */
export interface Previous {
  /** Paths that were answered; one that is no longer answered is an error. */
  readonly paths: readonly string[];
  readonly texts: readonly TextRecord[];
  readonly sources: readonly SourceRecord[];
  /** Files in generated/pictures, relative to it, with /; undefined where there is no such folder. */
  readonly versions?: ReadonlySet<string> | undefined;
  /** Records that are missing although there were earlier runs, relative to the output folder. */
  readonly lost?: readonly string[];
}

export interface LocalesModel {
  readonly base: string;
  readonly hreflangDefault: readonly string[];
  readonly list: readonly LocaleModel[];
}

export interface LocaleModel extends HourForms {
  readonly code: string;
  /** ISO 3166-1 code of the country whose usage its texts follow. */
  readonly region: string;
  /** Set where its script runs from right to left. */
  readonly dir?: 'rtl';
  readonly name: string;
  /** The form of the first day of a month. */
  readonly firstOfMonth?: string;
  /** The ending of the names of months that a range says once. */
  readonly monthEnding?: string;
  /** Characters a minute, without spaces. */
  readonly readingSpeed?: number;
  /** Whether borrowed and missing texts are reported. */
  readonly isComplete: boolean;
  /** '' for the base locale, else '/' and the code. */
  readonly prefix: string;
  readonly fallback: readonly string[];
}

export interface AreaModel {
  readonly name: Area;
  readonly kind: PageKind;
  /** The key of the page that lists the area's pages. */
  readonly listing: string | undefined;
  /** The message above its listing, as group.name. */
  readonly counted: string | undefined;
  /** The text of links to its listing, as group.name. */
  readonly all: string | undefined;
  /** The message that heads its pages on the page of a property, as group.name. */
  readonly atProperty: string | undefined;
  /** Keys of entries left out of the listing. */
  readonly unlisted: ReadonlySet<string>;
  /** Keys of entries that guests go to alone, about which no form asks. */
  readonly visited: ReadonlySet<string>;
  readonly entries: readonly EntryModel[];
}

interface EntryModel {
  readonly key: string;
  /** Its pages, in the order of the locales; empty where it exists in no language. */
  readonly pages: readonly PageModel[];
}

/** The days of an entry, and the key of the entry to which its addresses lead afterwards. */
export interface EntryDays extends Days {
  readonly successor: string | undefined;
}

export interface PageModel extends EntryDays {
  readonly key: string;
  readonly area: Area;
  readonly locale: string;
  readonly controller: Controller;
  /** Decoded, NFC, with the locale prefix. */
  readonly path: string;
  /** The page's own title or a borrowed one; never empty. */
  readonly title: string;
  /** Set if the title is in another locale than the page. */
  readonly titleLocale: string | undefined;
  readonly summary: string | undefined;
  readonly summaryLocale: string | undefined;
  /** The title, made unique within the locale. */
  readonly documentTitle: string;
  readonly keywords: readonly string[] | undefined;
  readonly slug: readonly string[] | '';
  readonly indexable: boolean;
  /** The key of the page above it in the same locale; undefined for the home page. */
  readonly parent: string | undefined;
  readonly place: string | undefined;
}

export interface PictureModel {
  /** Family and name: `hotels/soline`. */
  readonly name: string;
  /** False for a photograph. */
  readonly isDrawing: boolean;
  /** Of the folder with its files, root-relative, without a closing slash. */
  readonly address: string;
  /** Of the largest version, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly blurhash: string;
  /** Of the versions as AVIF, ascending. */
  readonly widths: readonly number[];
  /** Of the version as WebP. */
  readonly fallbackWidth: number;
}

/** Alternative texts in every locale, by the names of their pictures. */
export type AltTextsModel = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The facts of an entry: true in every language. */
export interface FactsModel {
  readonly key: string;
  /** Names of hotel records. */
  readonly hotels: readonly string[];
  readonly themes: readonly string[];
  readonly topics: readonly string[];
  /** Percent, or euros for `from`. */
  readonly headline: { readonly kind: 'upTo' | 'percent' | 'from'; readonly value: number } | undefined;
  readonly purpose: Purpose;
  /** Undefined where it is a trip, or no tour. */
  readonly visit: Visit | undefined;
  /** The question that the page answers. */
  readonly answers:
    | { readonly fact: string; readonly terms: readonly string[]; readonly price?: string }
    | undefined;
  /** The name of a picture. */
  readonly picture: string;
  /** The names of the pictures in its gallery. */
  readonly pictures: readonly string[];
  /** Values of declared facts by name, assumed ones included; a single term as a list. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of the facts among them that are assumed. */
  readonly assumed: readonly string[];
}

/** An entry that has a page in no language. */
export interface AbsentEntryModel {
  readonly key: string;
  /** Keys of entries that guests may want instead, nearest first. */
  readonly near: readonly string[];
}

export interface RedirectModel {
  readonly from: string;
  /** The published path of the target; undefined where the path is permanently gone. */
  readonly to: string | undefined;
}

/** A property with its picture: name, pixels of the largest version, placeholder. */
export type HotelModel = HotelsSource['hotels'][number] &
  Pick<PictureModel, 'width' | 'height' | 'blurhash'> & { readonly image: string };

/** A destination with the name of its picture. */
export type DestinationRecord = DestinationsFile['destinations'][number] & { readonly image: string };

export interface DestinationModel {
  readonly record: DestinationRecord;
  /** The pages of its entry, by locale code. */
  readonly pages: ReadonlyMap<string, PageModel>;
}
