/** Severity: errors stop generation, warnings do not. */
export type Severity = 'error' | 'warning';

interface CatalogueEntry {
  readonly severity: Severity;
  /** Why the rule exists; the same text for every diagnostic of the code. */
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
  OUTPUT_OUTDATED: error('The site is built from the generated files; they show what the spec said before.'),
  OUTPUT_LOST: error(
    'It records what was published, and when: without it, every page would count as new, and no lost address would be noticed.',
  ),
  FILE_UNKNOWN: error(
    'Each file of the spec has a known path and kind; any other file would be silently ignored.',
  ),
  FILE_MISSING: error('The site cannot be generated without this file.'),
  FILE_NOT_PLAIN: error(
    'Links lead outside what version control keeps, and only files are read; anything else would be silently ignored.',
  ),
  FILE_TOO_LARGE: error(
    'A file this large holds something that was not meant, and would take minutes to read.',
  ),
  MERGE_CONFLICT: error('Git marks lines that two people changed; somebody has to choose.'),
  LINE_ENDS: error(
    'Lines are counted by line feeds; without them a comment on the first line would hide the rest of the file.',
  ),
  YAML_MALFORMED: error('The file is not valid YAML 1.2, so it cannot be read.'),
  YAML_DUPLICATE_KEY: error('YAML keeps only one of two equal keys; the other would be silently lost.'),
  YAML_ALIAS: error('Aliases of aliases multiply: a few lines could fill the memory.'),
  YAML_TOO_DEEP: error('Each level is read within the one above, and the memory for that is limited.'),
  NUMBER_UNQUOTED: error(
    'YAML reads it as a number, which loses leading zeros, signs and long digits; keys, slugs and texts are strings.',
  ),
  TEXT_CHARACTER: error('Guests would not see what was meant, or pages, feeds and addresses would break.'),
  TEXT_CUT: warning(
    'YAML takes a # behind a space for the beginning of a comment, and &word for a name: these words would be lost.',
  ),
  TEXT_SPACING: warning(
    'Titles, mails and search results show such white space, or join the words; a text that is compared differs.',
  ),
  TEXT_MARKUP: warning('Texts are plain: guests would read the sign as it is.'),
  TEXT_PLACEHOLDER: warning('Guests would read it as it is; only {name} in a message is filled in.'),
  TEXT_MIXED_SCRIPTS: error(
    'The letters look alike, so nobody can type the address or find the key; this is also how addresses are forged.',
  ),
  FIELD_UNKNOWN: error('A field that is never read is almost always misspelled.'),
  FIELD_MISSING: error('The field has no default.'),
  FIELD_MISPLACED: error('The field is not read here, so it would be silently ignored.'),
  FIELD_TYPE: error('The value does not have the type of the field.'),
  VALUE_INVALID: error('The field cannot hold this value.'),
  RECORD_DUPLICATE: error('This value identifies the record, so it must be unique.'),
  RECORD_UNKNOWN: error('The id or name refers to a record that does not exist.'),
  RECORD_UNUSED: warning(
    'Nobody reads what nothing names; it is left over, or its name is missing elsewhere.',
  ),
  CONTROLLER_UNKNOWN: error('The controller names one of the nine page templates.'),
  LOCALE_UNKNOWN: error('The site has its own locale codes, listed in spec/locales.yaml.'),
  PATTERN_UNKNOWN: error('An entry takes its path and its template from a pattern of its area.'),
  WORD_MISSING: error('The path of a page in this locale contains the word.'),
  WORD_UNKNOWN: error('A word in braces must be in the area’s list of words.'),
  ENTRY_UNKNOWN: error('The key names no entry, so the link would be broken.'),
  ENTRY_KEY_TAKEN: error(
    'Keys are unique over the whole site: pages, links and tests identify an entry by its key alone.',
  ),
  ENTRY_NOT_PUBLISHED: error(
    'An entry can be linked to, or borrowed from, only where it has a page of its own.',
  ),
  HOME_MISSING: error('Every page leads there, also in languages without a home page of their own.'),
  TITLE_MISSING: error('A page without a title in any locale cannot be shown or linked.'),
  TRANSLATION_MISSING: warning('The text is shown in another language until it is translated.'),
  TITLE_DUPLICATE: warning(
    'Guests and search engines cannot tell two pages with one title apart; the destination or section is added to the rendered title.',
  ),
  HEADLINE_DIFFERS: error('Cards show the headline beside the title; guests rely on both.'),
  HEADLINE_MISSING: warning('Cards show the figure of the headline, not of the title.'),
  REDUCTION_UNEXPLAINED: error(
    'Guests can judge a reduction only by the price it is taken from, what it applies to, and when.',
  ),
  DATE_IN_FUTURE: error('The date records a past event; search engines distrust dates in the future.'),
  DATES_REVERSED: error('A page cannot be updated before it is published.'),
  ROUTE_PATH_TAKEN: error('A path, in whatever case a guest types it, belongs to exactly one page.'),
  ROUTE_PATH_TOO_LONG: error('Each page is written to a file whose name is the last segment of its path.'),
  ROUTE_PATH_LOCALE_PREFIX: error(
    'The first path segment decides the language; an unprefixed path must not begin with a locale code.',
  ),
  ROUTE_PATH_RESERVED: error('The server answers this path itself.'),
  PATH_VANISHED: error('Guests, search engines and other sites still use published paths.'),
  DAYS_IMPOSSIBLE: error(
    'Guests would never see it, or be led to a page that is not there, or the site would lack a page that it needs.',
  ),
  DAYS_UNCOVERED: warning('On the other days, guests get words without a link, or are led on or to nothing.'),
  REDIRECT_FROM_LIVE_PAGE: error(
    'Published pages take precedence over redirects, so the line would never be used.',
  ),
  REDIRECT_TARGET_UNKNOWN: error('A redirect must lead to a published page.'),
  REDIRECT_CHAIN: error('Each extra step costs a round trip, and search engines follow only a few.'),
  REDIRECT_LOOP: error('A browser would give up with an error.'),
  REDIRECT_DUPLICATE: error('A path can have only one answer.'),
  MESSAGE_UNKNOWN: error('Every catalogue has exactly the keys of the base catalogue.'),
  MESSAGE_SYNTAX: error('Messages are written in ICU MessageFormat.'),
  MESSAGE_ARGUMENTS: error(
    'Code passes the same values in every locale: those used by the base locale’s text.',
  ),
  MESSAGE_PLURAL: error(
    'CLDR gives each language its plural categories: without one, texts with some numbers are wrong; another is never shown.',
  ),
  MESSAGE_GROUP_MISSING: warning(
    'A form may be declared before its texts are written, but cannot be shown without them.',
  ),
  CONTENT_NOT_ALLOWED: error(
    'Bodies of pages are plain prose; templates show the title, pictures and facts.',
  ),
  CONTENT_HEADING_SKIPPED: error(
    'Readers who jump from heading to heading look for the missing level, and the contents list it as a gap.',
  ),
  CONTENT_FRONT_MATTER: error(
    'The front matter of a body holds its days: of its review, the first and the last.',
  ),
  CONTENT_DAYS: error('On some days, guests would see half a section, or never the text.'),
  CONTENT_DAYS_DIFFER: warning('Guests read the same in every language on the same day.'),
  CONTENT_HEADING_TWICE: warning('Guests who go from heading to heading cannot tell them apart.'),
  CONTENT_ID_TAKEN: error('A link leads to one place of a page.'),
  CONTENT_ID_UNKNOWN: error('Guests would land at the top of the page and have to search.'),
  CONTENT_IDS_DIFFER: warning('A link with an id leads to the same place in every language.'),
  CONTENT_PROMISED: error('Guests and search engines find a headline over nothing.'),
  LINK_NOT_HTTPS: error(
    'Links out of the site are encrypted, and browsers and policies block other schemes.',
  ),
  FACT_UNKNOWN: error('The braces would be shown to guests.'),
  FACT_UNSTATED: error('Guests would read a question without an answer, or a column without a value.'),
  FACT_COPIED: warning('A copy of a fact stays as it is when the fact changes.'),
  FACT_IMPOSSIBLE: error('Guests decide by facts; this one cannot be true.'),
  FACTS_DISAGREE: error(
    'Guests read the facts of a page together, and believe none of two that contradict each other.',
  ),
  START_MISSING: error('A guest cannot tell whether a trip can be taken from the place of the holiday.'),
  FACT_TWICE: error('A fact is either known or assumed; only what is known is told to search engines.'),
  OFFER_UNFIT: error('Guests would book at a house what it does not give.'),
  OFFER_NOWHERE: error('Guests would ask for an offer that no house can give.'),
  MEDIA_NAME: error('The file’s name becomes the picture’s name in pages, styles and addresses.'),
  MEDIA_TAKEN: error('A picture is made from one photograph; only an illustration may have the same name.'),
  MEDIA_UNKNOWN: error('A page cannot show a picture that does not exist.'),
  MEDIA_ALT_MISSING: error('Guests who cannot see the picture would not learn what it shows.'),
  MEDIA_VERSION_MISSING: error('Browsers choose among all versions; guests would see a broken picture.'),
  MEDIA_OUTDATED: warning('Pages show the old pictures until new ones are made.'),
  MAP_PLACE_OUTSIDE: error('Guests would not find the place on the map.'),
  MAP_NAMES_OVERLAP: error('Guests could not read the names on the map.'),
  FORM_FIELD_UNKNOWN: error('A form has fields of its own and shared ones; nothing in it can name another.'),
  FORM_FIELD_UNSENT: error('A guest would fill in a field whose value nobody receives.'),
  FORM_TARGET_UNKNOWN: error('A value is sent to a property of an operation of the API.'),
  FORM_TARGET_TAKEN: error('A property of a request has one value.'),
  FORM_TARGET_UNFILLED: error('Requests must name every property of the list, and no field has its value.'),
  FORM_FIELD_MISPLACED: error('A guest is asked once: a field stands in one group of a form.'),
  FORM_CONDITION_UNMET: error(
    'A condition that cannot be met hides a field from every guest, or a request from its office.',
  ),
  FORM_CONDITION_IDLE: warning(
    'A condition that is always met says nothing; another value was meant, or none.',
  ),
  FORM_OFFICE_MISSING: error('A guest would wait for an answer to a request that nobody reads.'),
  FORM_EXAMPLE_WRONG: error('Examples document the rules, and browser and server are tested with them.'),
  FORM_EXAMPLES_FEW: warning('A rule is tested by its examples; one alone does not show where it begins.'),
  PATTERN_SLOW: error(
    'Whoever sends such a value can keep the server busy: the expression tries every way of matching.',
  ),
  API_REFERENCE_UNKNOWN: error('A reference is replaced by its target.'),
  API_OPERATION_TAKEN: error('Code identifies an operation by its name alone.'),
  API_PATH_AMBIGUOUS: error('A request is handled by exactly one operation.'),
  API_PARAMETER_UNKNOWN: error(
    'Each {name} in a path needs a path parameter, and each path parameter its {name}.',
  ),
  API_SCHEMA_INVALID: error(
    'Types and validators are generated from the schemas; an unsupported schema would not be checked.',
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
