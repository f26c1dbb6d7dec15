import { type Static, Type } from '@sinclair/typebox';
import { controllers } from '../../files/read-code.ts';
import { factFields, picture } from '../facts/facts.ts';
import {
  byLocale,
  byName,
  flag,
  matching,
  message,
  oneOf,
  pathSegment,
  patternSegment,
  record,
  slugDescription,
  slugPattern,
  text,
  textMark,
  worded,
} from '../fields.ts';
import { nameOf } from '../names.ts';
import { pageKinds } from './areas.ts';

const day = (description: string) =>
  matching('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', `${description}, as YYYY-MM-DD`);
const controller = oneOf(controllers, 'the page template');
const slug = Type.String({ pattern: slugPattern, description: slugDescription });
const path = matching(
  `^/(${pathSegment}(/${pathSegment})*)?$`,
  'a path without the locale prefix, percent-encoding or query, such as /offers',
);

const pattern = record(
  {
    path: matching(
      `^/(${patternSegment}(/${patternSegment})*)?$`,
      'the path without the locale prefix; {slug} stands for the entry’s slug, any other {word} for the area’s word of that name',
    ),
    slug: Type.Optional(
      matching(
        `^(${patternSegment}(/${patternSegment})*)?$`,
        'the slug list where it differs from the path, segments separated by /, with the same words in braces',
      ),
    ),
    controller,
    listed: flag('false keeps these pages out of the area’s listing; default: true'),
  },
  'path and template of a kind of page of this area',
);

const localeEntry = record(
  {
    title: Type.Optional(
      Type.String({
        pattern: `^$|${worded}`,
        maxLength: 200,
        description:
          'the title, at most 200 characters; "" on purpose shows the fallback title and keeps the page out of menus and search engines',
        [textMark]: true,
      }),
    ),
    summary: Type.Optional(
      text('one or two sentences for cards and the meta description, at most 160 characters', 160),
    ),
    keywords: Type.Optional(
      Type.Array(matching('^[^,\\s]([^,]*[^,\\s])?$', 'a word or a few, without commas'), {
        minItems: 1,
        uniqueItems: true,
        description:
          'search words that the page does not contain, such as phone; the search ranks them first; “4 rooms” stands for more as well',
      }),
    ),
    slug: Type.Optional(
      Type.Union(
        [
          slug,
          Type.Array(Type.String({ pattern: slugPattern, description: slugDescription }), { minItems: 1 }),
        ],
        {
          description: `${slugDescription}; default: the entry’s key. A list of segments replaces the whole slug list`,
        },
      ),
    ),
    path: Type.Optional(path),
    controller: Type.Optional(controller),
    from: Type.Optional(nameOf('locale', 'the locale whose texts are shown until they are translated')),
    redirect: Type.Optional(
      nameOf('entry', 'the key of the entry that this path redirects to (301); there is no page'),
    ),
  },
  'an entry in one locale',
);

// As a constant, because a literal property of this name would look like that of a promise.
const afterwards = 'then';

/** spec/routes/<area>/<key>.yaml */
export const entrySchema = record(
  {
    order: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'its place in its area; default: after those with a number, by key',
      }),
    ),
    pattern: Type.Optional(
      Type.String({ description: 'the name of one of the area’s patterns; default: the first' }),
    ),
    noindex: flag('true keeps the page out of menus, sitemaps and search engines'),
    promises: Type.Optional(
      oneOf(
        ['body', 'nothing'],
        'whether its title and summary announce a text, which it must then have; default: body for articles, reports and pages of the kind page that are no form, listing or home',
      ),
    ),
    from: Type.Optional(day('the first day on which its pages are there; default: from the beginning')),
    until: Type.Optional(day('the last day on which its pages are there; default: for good')),
    [afterwards]: Type.Optional(
      nameOf(
        'entry',
        'the key of the entry to which its addresses lead after its last day; default: the page above it, as a rule its list',
      ),
    ),
    place: Type.Optional(nameOf('place', 'the key of the destination where it is')),
    published: Type.Optional(
      day('the day of first publication; default: the day the generator first saw the page'),
    ),
    updated: Type.Optional(
      day('the day of the last change; default: the day the generator first saw the current texts'),
    ),
    ...factFields,
    locales: byLocale(localeEntry, 'the locales in which the page exists; {} for none'),
  },
  'an entry; the name of its file is its key, a path segment such as free-dinner',
);

/** spec/routes/<area>/_area.yaml */
export const areaSchema = record(
  {
    kind: oneOf(
      pageKinds,
      'the kind of its pages, which decides their facts, their look and their structured data',
    ),
    order: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'its place among the areas; default: after those with a number, by name',
      }),
    ),
    listing: Type.Optional(nameOf('entry', 'the key of the entry that lists this area’s pages')),
    counted: Type.Optional(
      message('the message with {count} above its listing, as group.name; default: no count'),
    ),
    all: Type.Optional(
      message(
        'the text of links to its listing below a few of its pages, as group.name; default: the listing’s title',
      ),
    ),
    atProperty: Type.Optional(
      message(
        'the message that heads these pages on the page of a property, as group.name; default: the listing’s title',
      ),
    ),
    picture: Type.Optional({
      ...picture,
      description: `${picture.description}; for entries without their own`,
    }),
    words: Type.Optional(
      byName(
        Type.Union([slug, byLocale(slug, 'the word in each locale')], {
          description: 'one word for all locales, or a map from locale to word',
        }),
        'words used in paths of this area',
      ),
    ),
    patterns: byName(pattern, 'the kinds of pages of this area; the first is the default'),
  },
  'an area: the folder of its entries has its name',
);

export type AreaFile = Static<typeof areaSchema>;
export type RoutesEntry = Static<typeof entrySchema>;
export type RoutesLocaleEntry = Static<typeof localeEntry>;
