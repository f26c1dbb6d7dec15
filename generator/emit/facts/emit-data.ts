import type { DestinationModel, Model } from '../../model/model.ts';
import { arrayLines, literal } from '../output/literals.ts';
import { constant, type Field, importNames, interfaceOf, type SourceFile } from '../output/structures.ts';

/** generated/data/hotels.ts */
export function emitHotels(hotels: Model['hotels'], foreignIds: Model['foreignIds']): SourceFile {
  const booking = Object.keys(foreignIds).find((name) => foreignIds[name]?.booking);
  return {
    source: 'spec/data/hotels and spec/media/pictures.lock.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importNames('../routes/keys.ts', ['RouteKey'], 'type'),
      importNames('./vocabularies.ts', ['PropertyKind'], 'type'),
      interfaceOf(
        'Hotel',
        [
          ['id', 'number'],
          ['destId', 'number', 'The id of the destination record.'],
          ['name', 'string', 'A slug.'],
          ['image', 'PictureName'],
          ['blurhash', 'string'],
          ['width', 'number', 'Of the picture’s largest version, in pixels.'],
          ['height', 'number', 'Of the picture’s largest version, in pixels.'],
          [
            'maxChildAge',
            'number | null',
            'The age up to which a guest counts as a child; null where there is no such limit.',
          ],
          ['stars', 'number', 'The official rating, 3 to 5.'],
          ...Object.entries(foreignIds).map(([name, { system, type }]): Field => {
            return [name, type === 'number' ? 'number' : 'string', `Its id in another system: ${system}.`];
          }),
          ['bookingId', 'string | null', 'The id that the booking engine is called with.'],
          ['accommodationStars', 'number', 'The rating of the rooms or units, 3 to 5.'],
          ['kind', 'PropertyKind'],
          ['page', 'RouteKey | null', 'Its page, where it has one.'],
          ['partOf?', 'string', 'The name of the property on whose page its units are described.'],
          [
            'assumed',
            "readonly ('destId' | 'maxChildAge' | 'stars' | 'accommodationStars' | 'kind')[]",
            'Fields whose value is an assumption; not published to search engines.',
          ],
          ['locales', 'Readonly<Record<Locale, string>>', 'Its name in each language.'],
        ],
        'A property.',
      ),
      constant(
        'hotels',
        'readonly Hotel[]',
        arrayLines(
          hotels.map(({ page, assumed, locales, ids, ...rest }) => {
            const bookingId = booking === undefined ? null : String(ids[booking]);
            return literal({
              ...rest,
              ...ids,
              bookingId,
              page: page ?? null,
              assumed: assumed ?? [],
              locales,
            });
          }),
        ),
        'The properties, in the order of the spec.',
      ),
    ],
  };
}

/** generated/data/destinations.ts */
export function emitDestinations(destinations: readonly DestinationModel[]): SourceFile {
  return {
    source: 'spec/data/destinations.yaml and spec/routes',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../media/pictures.ts', ['PictureName'], 'type'),
      importNames('../routes/keys.ts', ['Controller', 'RouteKey'], 'type'),
      interfaceOf(
        'DestinationPage',
        [
          ['path', 'string', 'Decoded.'],
          ['title', 'string'],
          ['slug', "readonly string[] | ''"],
          ['controller', 'Controller'],
        ],
        'A destination’s page in one language.',
      ),
      interfaceOf(
        'Destination',
        [
          ['id', 'number'],
          ['key', 'RouteKey', 'The key of its page.'],
          ['image', 'PictureName'],
          ['latitude', 'number', 'WGS 84, decimal degrees.'],
          ['longitude', 'number', 'WGS 84, decimal degrees.'],
          ['names', 'Readonly<Record<Locale, string>>', 'The place’s short name in each language.'],
          [
            'locales',
            'Readonly<Partial<Record<Locale, DestinationPage>>>',
            'Its page in each language that has one.',
          ],
        ],
        'A place where the group has properties.',
      ),
      constant(
        'destinations',
        'readonly Destination[]',
        arrayLines(destinations.map(destinationLiteral)),
        'The destinations, in the order of the spec.',
      ),
    ],
  };
}

function destinationLiteral({ record, pages }: DestinationModel): string {
  const { id, page: key, image, latitude, longitude, names } = record;
  const locales = Object.fromEntries(
    [...pages].map(([code, { path, title, slug, controller }]) => [code, { path, title, slug, controller }]),
  );
  return literal({ id, key, image, latitude, longitude, names, locales });
}

/** generated/data/countries.ts */
export function emitCountries(countries: Model['countries']): SourceFile {
  return {
    source: 'spec/data/countries.yaml',
    statements: [
      interfaceOf(
        'Country',
        [
          ['name', 'string', 'The English name; Intl.DisplayNames gives those in other languages.'],
          ['dial_code', 'string', 'The country calling code with +.'],
          ['code', 'string', 'ISO 3166-1 alpha-2.'],
        ],
        'A country of the phone field.',
      ),
      constant(
        'countries',
        'readonly Country[]',
        arrayLines(countries.map(({ name, dial_code, code }) => literal({ name, dial_code, code }))),
        'The countries, by English name.',
      ),
    ],
  };
}

/** generated/data/mail-providers.ts */
export function emitMailProviders(mailProviders: Model['mailProviders']): SourceFile {
  return {
    source: 'spec/data/mail-providers.yaml',
    statements: [
      interfaceOf(
        'MailProvider',
        [
          ['name', 'string', 'Its name, as its users know it.'],
          ['inbox', 'string', 'The address of its inbox.'],
          ['domains', 'readonly string[]', 'Of its e-mail addresses, in lower case.'],
        ],
        'A provider of mailboxes.',
      ),
      constant(
        'mailProviders',
        'readonly MailProvider[]',
        arrayLines(mailProviders.map(({ name, inbox, domains }) => literal({ name, inbox, domains }))),
        'The providers, in the order of the spec.',
      ),
    ],
  };
}
