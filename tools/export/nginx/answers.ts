import type { HeaderList } from '../../../server/http/security-headers.ts';
import { block, quoteLiteral } from './directives.ts';
import { addHeaders } from './file-groups.ts';

const noStore: HeaderList = ['Cache-Control', 'no-store'];
const errorPage = (status: number) => `/errors/${status}/$site_error_page`;

/** Settings of the whole server: errors of nginx itself show the site's pages. */
export const serverErrors: readonly string[] = [
  'recursive_error_pages on;',
  `error_page 400 494 495 496 497 ${errorPage(400)};`,
  // External requests for internal addresses, and files that a later export has removed.
  'error_page 403 404 = @app;',
  'error_page 405 = /refused;',
  'error_page 500 /errors/500/$site_locale.html;',
];

// An external request for an internal address.
const toApp = 'error_page 404 = @app;';

const askApp: readonly string[] = [
  'error_page 502 503 504 = /away;',
  'proxy_pass http://site_app$request_uri;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_redirect off;',
  'proxy_cache off;',
  'proxy_connect_timeout 2s;',
  // An app that is still starting answers 503. A request that changes data is never sent twice.
  'proxy_next_upstream error timeout http_503;',
  'proxy_next_upstream_tries 3;',
];

/** The locations of all answers that are not files of the site. */
export function renderAnswers(root: string, securityHeaders: HeaderList): readonly string[] {
  const place = (head: string, lines: readonly string[]) => block(head, ['internal;', ...lines]);
  const errorHeaders = [
    ...addHeaders(securityHeaders),
    'add_header Cache-Control $site_error_cache always;',
    'add_header Retry-After $site_retry_after always;',
    'add_header Last-Modified "" always;',
  ];
  const errorFiles = (head: string, contentType: string) =>
    place(head, [
      `alias ${quoteLiteral(`${root}/errors/`)};`,
      'types {}',
      `default_type ${quoteLiteral(contentType)};`,
      'etag off;',
      ...['max_ranges 0;', ...errorHeaders],
    ]);
  return [
    ...block('location /', [
      ...addHeaders([...securityHeaders, ...noStore]),
      'if ($site_hidden) { rewrite ^ /absent last; }',
      'rewrite ^ $site_destination last;',
    ]),
    ...place('location = /moved', [
      ...addHeaders([...securityHeaders, 'Cache-Control', 'no-cache']),
      'return 301 $site_location;',
    ]),
    ...place('location = /refused', [
      ...addHeaders([...securityHeaders, ...noStore, 'Allow', 'GET, HEAD']),
      // An explicit empty text replaces nginx's own body; nginx accepts it only as a variable.
      'return 405 $site_nothing;',
      'default_type "";',
    ]),
    ...place('location = /gone', [toApp, `error_page 410 ${errorPage(410)};`, 'return 410;']),
    ...place('location = /absent', [
      toApp,
      'error_page 410 =404 /errors/404/$site_locale.html;',
      'return 410;',
    ]),
    ...place('location = /unavailable', [toApp, `error_page 503 ${errorPage(503)};`, 'return 503;']),
    ...place('location = /away', ['rewrite ^ $site_away last;']),
    ...place('location = /app', [toApp, ...askApp]),
    ...block('location @app', askApp),
    ...errorFiles('location /errors/', 'text/html; charset=utf-8'),
    ...errorFiles(
      'location ~ ^/errors/(?<site_problem>\\d+/problem\\.json)$',
      'application/problem+json',
    ).map((line) => line.replace(/alias "(.*)"/, 'alias "$1$$site_problem"')),
  ];
}
