/** How much a diagnostic weighs: errors stop generation, warnings do not. */
export type Severity = 'error' | 'warning';

interface CatalogueEntry {
  readonly severity: Severity;
  /** Why the rule exists: the same words whenever the code is reported. */
  readonly why: string;
}

/**
 * Every diagnostic the generator can give. Codes are permanent: tools and people refer to them, so a code
 * is never renamed or given another meaning.
 */
export const catalogue = {
  SPEC_UNREADABLE: error('The generator reads every declaration from the spec folder.'),
  SPEC_EMPTY: error(
    'Without declarations there is nothing to generate, and an empty site or section would replace the last good one.',
  ),
  OUTPUT_UNWRITABLE: error('Generated files are written next to the ones they replace.'),
  FILE_UNKNOWN: error(
    'Each file of the spec has a known place and kind; another one would silently be ignored.',
  ),
  FILE_MISSING: error('Every part of the site rests on this file.'),
  YAML_MALFORMED: error('The file is not valid YAML 1.2, so nothing in it can be trusted.'),
  YAML_DUPLICATE_KEY: error('Of two equal keys YAML keeps only one; the other would be lost without a word.'),
  NUMBER_UNQUOTED: error(
    'YAML reads it as a number, which loses leading zeros, signs and long digits; keys, slugs and texts are strings.',
  ),
  FIELD_UNKNOWN: error('A field that nothing reads is nearly always a misspelt one.'),
  FIELD_MISSING: error('The field has no default.'),
  FIELD_MISPLACED: error('Nothing reads the field there, so that it would silently be ignored.'),
  FIELD_TYPE: error('The value has another type than the field.'),
  VALUE_INVALID: error('The field cannot hold this value.'),
  RECORD_DUPLICATE: error('Records are told apart by this value.'),
  RECORD_UNKNOWN: error('The id or name stands for a record, and there is none of that id or name.'),
  CONTROLLER_UNKNOWN: error('The controller names the page template, and there are nine.'),
  LOCALE_UNKNOWN: error('Locale codes are the site’s own and are listed in spec/locales.yaml.'),
  PATTERN_UNKNOWN: error('An entry takes its path and its template from a pattern of its area.'),
  WORD_MISSING: error('The path of a page in this locale contains the word.'),
  WORD_UNKNOWN: error('A word in braces stands for the area’s own list of words.'),
  ENTRY_UNKNOWN: error('The key names no entry, so the link would lead nowhere.'),
  ENTRY_KEY_TAKEN: error(
    'Keys are unique over the whole site: pages, links and tests know an entry by its key alone.',
  ),
  ENTRY_NOT_PUBLISHED: error(
    'An entry can be linked to, or borrowed from, only where it has a page of its own.',
  ),
  TITLE_MISSING: error('A page without a title in any locale cannot be shown or linked.'),
  TRANSLATION_MISSING: warning('The text stands in another language until somebody translates it.'),
  TITLE_DUPLICATE: warning(
    'Guests and search engines cannot tell two pages with one title apart; the rendered title gets its place or section added.',
  ),
  HEADLINE_DIFFERS: error('Cards show the headline beside the title; guests hold us to both.'),
  HEADLINE_MISSING: warning('Cards show an offer’s figure from its headline, not from its title.'),
  DATE_IN_FUTURE: error(
    'A date says when something happened; search engines distrust a site whose dates have not come.',
  ),
  DATES_REVERSED: error('A page cannot have changed before it was there.'),
  ROUTE_PATH_TAKEN: error('A path leads to exactly one page.'),
  ROUTE_PATH_LOCALE_PREFIX: error(
    'The first path segment decides the language; an unprefixed path must not begin with a locale code.',
  ),
  ROUTE_PATH_RESERVED: error('The server answers this path itself.'),
  PATH_VANISHED: error('Guests, search engines and other sites still link to a path that was published.'),
  REDIRECT_FROM_LIVE_PAGE: error(
    'A published page is answered before any redirect is looked at, so the line would never be used.',
  ),
  REDIRECT_TARGET_UNKNOWN: error('A redirect leads to a published page.'),
  REDIRECT_CHAIN: error(
    'Each further step costs the guest a round trip, and search engines follow only a few.',
  ),
  REDIRECT_LOOP: error('A browser would give up with an error.'),
  REDIRECT_DUPLICATE: error('A path can be answered in one way only.'),
  MESSAGE_UNKNOWN: error('Every catalogue has the keys of the base locale’s and no others.'),
  MESSAGE_SYNTAX: error('Messages are written in ICU MessageFormat.'),
  MESSAGE_ARGUMENTS: error(
    'Code passes the same values in every locale, those that the base locale’s text uses.',
  ),
  MESSAGE_PLURAL: error(
    'CLDR gives the language this plural category; without its text some numbers would read wrongly.',
  ),
  MESSAGE_GROUP_MISSING: warning(
    'A form may be declared before its texts are written, yet cannot be shown without them.',
  ),
  CONTENT_NOT_ALLOWED: error(
    'Bodies of pages are plain prose; templates give the title, pictures and facts.',
  ),
  MEDIA_NAME: error('The file’s name is the picture’s name, which pages, styles and addresses carry.'),
  MEDIA_TAKEN: error(
    'A picture is made of one photograph; only an illustration may stand in the same place.',
  ),
  MEDIA_UNKNOWN: error('A page cannot show a picture that there is not.'),
  MEDIA_OUTDATED: warning('Until pictures are made anew, pages go on showing the former ones.'),
  FORM_FIELD_UNKNOWN: error(
    'A rule that compares fields, and an example that fills several, stay in one form.',
  ),
  FORM_EXAMPLE_WRONG: error('Examples say what the rules mean; browser and server are tested with them.'),
  API_REFERENCE_UNKNOWN: error('What a reference leads to is put in its place.'),
  API_OPERATION_TAKEN: error('Code knows an operation by its name alone.'),
  API_PATH_AMBIGUOUS: error('A request is handled by exactly one operation.'),
  API_PARAMETER_UNKNOWN: error(
    'Each {name} in a path is a parameter, and each parameter in a path has its {name}.',
  ),
  API_SCHEMA_INVALID: error(
    'Types and validators are made from the schemas; what they ignored would not be checked.',
  ),
} as const satisfies Record<string, CatalogueEntry>;

/** A permanent diagnostic code. */
export type DiagnosticCode = keyof typeof catalogue;

function error(why: string): CatalogueEntry {
  return { severity: 'error', why };
}

function warning(why: string): CatalogueEntry {
  return { severity: 'warning', why };
}
