import { formAction, namedForms } from '../../../app/declarations/page-forms.ts';
import { searchPages } from '../../../server/pages/search-handler.ts';
import type { SiteTables } from '../../../server/pages/site-tables.ts';
import { map, pattern } from './directives.ts';

const files = '/(?:page|listing|form|file|media)\\d+/';

/**
 * The `map` blocks by which nginx finds the answer to a request. The address of a file with encodings ends in `*`.
 * @param pathTable file of the rows of the path table
 */
export function renderMaps(
  tables: Pick<SiteTables, 'localeCodes' | 'baseLocale' | 'bcp47Of'>,
  pathTable: string,
): readonly string[] {
  const searches = searchPages(tables).map(({ path }) => path);
  const actions = namedForms.flatMap(([name]) => tables.localeCodes.map((code) => formAction(name, code)));
  const named = tables.localeCodes.filter((code) => code !== tables.baseLocale);
  const tagged = named.filter((code) => tables.bcp47Of(code) !== code);
  const segments = [
    ...named.map((code) => [code, code] as const),
    ...tagged.map((code) => [tables.bcp47Of(code), code] as const),
  ];
  return [
    // The size of the hash table; nginx requires it before the first map.
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 256;',
    '# The path as it came, without its query.',
    ...map('$request_uri', '$site_path', [[pattern('^([^?#]*)'), '$1']]),
    '# The row of the table: canonical path, internal address, target.',
    ...map('$site_path', '$site_row', [['include', pathTable]]),
    '# The answer is served for the canonical path only; other paths redirect to it.',
    ...map('"$site_path $site_row"', '$site_found', [
      [pattern('^(\\S+) \\1 (\\S+)'), '$2'],
      [pattern('^\\S+ \\S+ /(?:page|listing|form)'), '/moved'],
    ]),
    ...map('"$site_path $site_row"', '$site_location', [
      [pattern('^(\\S+) \\1 /moved (\\S+)'), '$2'],
      [pattern('^\\S+ (\\S+) '), '$1'],
    ]),
    '# Which encoding is wanted; where it is asked for by weight, the app weighs.',
    ...map('$http_accept_encoding', '$site_encoding', [
      [pattern(';'), 'app'],
      [pattern('*(?:^|[,\\s])(?:br|\\*)(?:[,\\s]|$)'), 'br'],
      [pattern('*(?:^|[,\\s])gzip(?:[,\\s]|$)'), 'gz'],
    ]),
    ...map('"$request_method $site_encoding$is_args $site_found"', '$site_destination', [
      [pattern('^\\S+ \\S* /form'), '/app'],
      [pattern('^(?:GET|HEAD) \\S*\\? /listing'), '/app'],
      [pattern('^(?:GET|HEAD) app\\S* \\S+\\*$'), '/app'],
      [pattern('^(?:GET|HEAD) br\\S* (\\S+)\\*$'), '$1.br'],
      [pattern('^(?:GET|HEAD) gz\\S* (\\S+)\\*$'), '$1.gz'],
      [pattern('^(?:GET|HEAD) \\S* (\\S+?)\\*?$'), '$1'],
      [pattern(`^\\S+ \\S* ${files}`), '/refused'],
      ['default', '/app'],
    ]),
    '# Only where the body is sent.',
    ...map('"$status $uri"', '$site_content_encoding', [
      [pattern('^20\\d .*\\.br$'), 'br'],
      [pattern('^20\\d .*\\.gz$'), 'gzip'],
    ]),
    '# What stands in where no app answers: the file as it is, else an error page.',
    ...map('"$site_path $site_found"', '$site_away', [
      [pattern('^/api[/ ]'), '/unavailable'],
      [pattern(`^\\S+ (${files}[^*]+)`), '$1'],
      [pattern(`^(?:${actions.join('|')})[/ ]`), '/unavailable'],
      [pattern(`^(?:${[...searches, '/healthz'].join('|')}) `), '/unavailable'],
      ['default', '/absent'],
    ]),
    '# The language of error pages, and their form for programs, from the request line: it is there when the path is not.',
    ...map('$request', '$site_locale', [
      // The site's own codes come first: its “se” is Swedish, although BCP 47 defines another language.
      ...segments.map(([segment, code]): [string, string] => [
        pattern(`*^\\S+ (?:https?://[^/ ]+)?/+${segment}[/? ]`),
        code,
      ]),
      ['default', tables.baseLocale],
    ]),
    ...map('$request', '$site_error_page', [
      [pattern('^\\S+ (?:https?://[^/ ]+)?/api[/? ]'), 'problem.json'],
      ['default', '$site_locale.html'],
    ]),
    ...map('$status', '$site_error_cache', [
      ['404', 'no-cache'],
      ['410', 'no-cache'],
      ['default', 'no-store'],
    ]),
    ...map('$status', '$site_retry_after', [['503', '5']]),
    ...map('""', '$site_nothing', [['default', '""']]),
    '# Never shown to others, however it is spelled. Monitoring asks the app itself.',
    ...map('$uri', '$site_hidden', [[pattern('^/(?:dev(?:/|$)|readyz$|metrics$)'), '1']]),
  ];
}
