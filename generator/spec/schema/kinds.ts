import type { TSchema } from '@sinclair/typebox';
import {
  accessibilitySchema,
  countriesSchema,
  destinationsSchema,
  holidaysSchema,
  hotelIdsSchema,
  hotelPattern,
  hotelSchema,
} from './facts/data.ts';
import { factsSchema, termsSchema } from './facts/fact-declarations.ts';
import { vocabulariesSchema } from './facts/vocabularies.ts';
import { apiSchema } from './forms/api.ts';
import { commonPasswordsSchema, mailProvidersSchema, topLevelDomainsSchema } from './forms/form-lists.ts';
import { formFieldsSchema, formSchema, officesSchema } from './forms/forms.ts';
import { areaPattern, entryPattern } from './routes/areas.ts';
import { areaSchema, entrySchema } from './routes/routes.ts';
import { lookSchema } from './site/look.ts';
import { mapSchema } from './site/map.ts';
import { altTextsSchema, picturesSchema } from './site/pictures.ts';
import { localesSchema, redirectsSchema, siteSchema } from './site/site.ts';
import { glossarySchema, messagesSchema } from './site/texts.ts';

/** A kind of spec file: which files are of the kind, and their schema. */
export interface FileKind {
  readonly name: string;
  /** Its path for readers, such as messages/<locale>.yaml. */
  readonly where: string;
  readonly matches: (path: string) => boolean;
  readonly schema: TSchema;
}

/** Every kind of file in the spec folder, in the order of the reference. Paths are relative to it, with /. */
export const fileKinds = [
  oneFile('site', 'site.yaml', siteSchema),
  oneFile('look', 'look.yaml', lookSchema),
  oneFile('locales', 'locales.yaml', localesSchema),
  oneFile('redirects', 'redirects.yaml', redirectsSchema),
  filesLike('area', 'routes/<area>/_area.yaml', areaPattern, areaSchema),
  filesLike('entry', 'routes/<area>/<key>.yaml', entryPattern, entrySchema),
  filesLike('messages', 'messages/<locale>.yaml', /^messages\/[a-z]{2}\.yaml$/, messagesSchema),
  oneFile('glossary', 'glossary.yaml', glossarySchema),
  oneFile('vocabularies', 'data/vocabularies.yaml', vocabulariesSchema),
  oneFile('facts', 'data/facts.yaml', factsSchema),
  filesLike('terms', 'terms/<vocabulary>.yaml', /^terms\/[a-z][A-Za-z0-9]*\.yaml$/, termsSchema),
  oneFile('hotel-ids', 'data/hotels/_ids.yaml', hotelIdsSchema),
  filesLike('hotels', 'data/hotels/<name>.yaml', hotelPattern, hotelSchema),
  oneFile('destinations', 'data/destinations.yaml', destinationsSchema),
  oneFile('map', 'data/map.yaml', mapSchema),
  oneFile('accessibility', 'data/accessibility.yaml', accessibilitySchema),
  oneFile('holidays', 'data/holidays.yaml', holidaysSchema),
  oneFile('countries', 'data/countries.yaml', countriesSchema),
  oneFile('mail-providers', 'data/mail-providers.yaml', mailProvidersSchema),
  oneFile('pictures', 'media/pictures.lock.yaml', picturesSchema),
  oneFile('alt-texts', 'media/alt.yaml', altTextsSchema),
  filesLike('forms', 'forms/<form>.yaml', /^forms\/[a-z]+(-[a-z]+)*\.yaml$/, formSchema),
  oneFile('form-fields', 'data/form-fields.yaml', formFieldsSchema),
  oneFile('offices', 'data/offices.yaml', officesSchema),
  oneFile('top-level-domains', 'data/top-level-domains.yaml', topLevelDomainsSchema),
  oneFile('common-passwords', 'data/common-passwords.yaml', commonPasswordsSchema),
  oneFile('api', 'api/openapi.yaml', apiSchema),
] as const satisfies readonly FileKind[];

export type KindName = (typeof fileKinds)[number]['name'];

function oneFile<const N extends string>(name: N, file: string, schema: TSchema) {
  return { name, where: file, matches: (path: string) => path === file, schema };
}

function filesLike<const N extends string>(name: N, where: string, form: RegExp, schema: TSchema) {
  return { name, where, matches: (path: string) => form.test(path), schema };
}
