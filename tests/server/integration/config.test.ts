import { expect, test } from 'vitest';
import { ConfigErrors, originOf, readConfig } from '../../../server/start/config/config.ts';

type Env = Readonly<Record<string, string>>;

const SESSION_SECRET = 'thirty-two characters; not shown.';
/** All that HubSpot needs. */
const hubspot = {
  CRM: 'hubspot',
  HUBSPOT_TOKEN: 'pat-eu1-0000',
  HUBSPOT_PORTAL_ID: '123456',
  HUBSPOT_ACTIVATION_FORM_ID: 'activation',
  HUBSPOT_REGISTRATION_FORM_ID: 'registration',
  HUBSPOT_CLUB_EMAIL_FIELD: 'club_email',
  HUBSPOT_ACTIVATION_LINK_FIELD: 'club_link',
  HUBSPOT_ACTIVATION_CODE_FIELD: 'club_code',
};
const formId = '0a1b2c3d-0000-4000-8000-00000000000f';
const google = { GOOGLE_CLIENT_ID: 'hotel', GOOGLE_CLIENT_SECRET: 'of the client' };
/** A site that uses every service, so that every setting is read. */
const services = { ...hubspot, ...google, SMTP_URL: 'smtp://mail.example' };

/** The settings that are wrong in an environment, in the order in which they are told. */
function faultsOf(env: Env, options?: Parameters<typeof readConfig>[1]): readonly string[] {
  try {
    readConfig(env, options);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ConfigErrors)) throw thrown;
    return thrown.faults.map(({ setting }) => setting);
  }
}

test('without any setting, the site listens on this machine only', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    trustProxy: [],
    workers: 1,
    pageCacheMegabytes: 64,
    rateLimits: true,
    databaseUrl: 'sqlite:var/site.db',
    logLevel: 'info',
  });
});

const booking = 'https://book.example.com/?p={property}&l={locale}&a={arrival:DD.MM.YYYY}&x={promo}';
const postgres = 'postgres://u:p@h/d?sslmode=disable';

test.each<[setting: string, name: string, values: Readonly<Record<string, unknown>>]>([
  [
    'HOST',
    'host',
    { '0.0.0.0': '0.0.0.0', '[::1]': '::1', 'web-1.internal': 'web-1.internal', '': '127.0.0.1' },
  ],
  ['PORT', 'port', { 0: 0, ' 8080 ': 8080, 65535: 65_535, '': 3000 }],
  [
    'SITE_URL',
    'siteUrl',
    {
      'https://www.example.com/': 'https://www.example.com',
      'HTTPS://WWW.Example.COM:443': 'https://www.example.com',
      'http://[::1]:8080': 'http://[::1]:8080',
    },
  ],
  [
    'TRUST_PROXY',
    'trustProxy',
    { '127.0.0.1, ::1,fd00::/8': ['127.0.0.1', '::1', 'fd00::/8'], ' , ': [], none: [] },
  ],
  ['FLAG_CDN_URL', 'flagCdnUrl', { 'https://cdn.example.com/flags': 'https://cdn.example.com/flags/' }],
  [
    'IMAGE_CDN_URL',
    'imageCdnUrl',
    {
      'https://cdn.example.com/site/': 'https://cdn.example.com/site',
      'http://127.0.0.1:9000': 'http://127.0.0.1:9000',
    },
  ],
  ['BOOKING_URL_TEMPLATE', 'bookingUrlTemplate', { [booking]: booking }],
  ['RATE_LIMITS', 'rateLimits', { on: true }],
  ['PAGE_CACHE_MB', 'pageCacheMegabytes', { 0: 0 }],
  ['METRICS_PORT', 'metricsPort', { 0: 0, 9464: 9464 }],
  ['WORKERS', 'workers', { 2: 2 }],
  [
    'HUBSPOT_PAGE_FORMS',
    'hubspot',
    { [`stay=${formId}, offer=${formId}`]: { pageFormIds: { stay: formId, offer: formId } } },
  ],
  ['HUBSPOT_NEWSLETTER_TYPE', 'hubspot', { 7085820: { newsletterType: 7_085_820 } }],
  ['LOG_LEVEL', 'logLevel', { debug: 'debug', silent: 'silent' }],
  ['DATABASE_URL', 'databaseUrl', { 'sqlite:/srv/site.db': 'sqlite:/srv/site.db', [postgres]: postgres }],
  ['SESSION_SECRET', 'sessionSecret', { [SESSION_SECRET]: SESSION_SECRET }],
  ['SMTP_URL', 'smtp', { 'smtp://localhost:25': { url: 'smtp://localhost:25' } }],
  [
    'MAIL_FROM',
    'smtp',
    { 'Club <club@hotel.example>': { url: services.SMTP_URL, from: 'Club <club@hotel.example>' } },
  ],
])('%s is taken as %s: %j', (setting, name, values) => {
  for (const [value, wanted] of Object.entries(values))
    expect(readConfig({ ...services, SESSION_SECRET, [setting]: value }), value).toMatchObject({
      [name]: wanted,
    });
});

test.each<[setting: string, ...values: string[]]>([
  ['HOST', 'http://localhost', 'localhost:3000', '-web', '999.1.1.1', 'fe80::1%eth0', 'a b'],
  ['PORT', '65536', '-1', '3000.5', '0x1F', '1e3', 'http'],
  ['SITE_URL', 'www.example.com', 'ftp://www.example.com', 'https://', 'https://www.example.com/hotel'],
  [
    'SITE_URL',
    'https://a.example//',
    'https://a.example?x',
    'https://a.example/#',
    'https://me:secret@a.example',
  ],
  ['TRUST_PROXY', 'true', '1', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129'],
  ['FLAG_CDN_URL', 'cdn.example.com', 'http://cdn.example.com/', 'https://cdn.example.com/?flags'],
  ['FLAG_CDN_URL', 'https://cdn.example.com/; script-src *'],
  ['IMAGE_CDN_URL', 'images.example.com', 'http://images.example.com', 'https://images.example.com/?w='],
  ['IMAGE_CDN_URL', 'https://images.example.com/a, b', 'https://me:secret@images.example.com'],
  ['INDEXNOW_KEY', 'short', 'key with spaces', 'k'.repeat(129)],
  ['INDEXNOW_URL', 'http://api.indexnow.example/', 'indexnow'],
  ['BOOKING_URL_TEMPLATE', 'https://book.example.com/', 'https://book.example.com/?p={property}&u={user}'],
  ['BOOKING_URL_TEMPLATE', 'https://book.example.com/?p={property}&a={from}'],
  ['BOOKING_URL_TEMPLATE', 'http://book.example.com/?p={property}&x={promo}', 'javascript:alert({property})'],
  ['RATE_LIMITS', 'yes', 'OFF'],
  ['LOG_LEVEL', 'verbose', 'toString'],
  ['METRICS_PORT', '65536', 'on'],
  ['PAGE_CACHE_MB', '-1', '1.5', '64MB'],
  ['WORKERS', '0', 'many', '100'],
  ['DATABASE_URL', 'mysql://u:p@h/d', 'var/site.db', 'sqlite:', 'sqlite://host/site.db', 'postgres://h'],
  ['DATABASE_URL', 'postgres://u:p@h/d'],
  ['SESSION_SECRET', SESSION_SECRET.slice(2)],
  ['SMTP_URL', 'mail.example', 'https://mail.example', 'smtp://mail.example?requireTLS=maybe'],
  ['SMTP_URL', 'smtp://u:100%@mail.example'],
  ['MAIL_FROM', 'the club', 'club@hotel.example, other@hotel.example'],
  ['CRM', 'HubSpot'],
  ['HUBSPOT_TOKEN', 'pat eu1', ''],
  ['HUBSPOT_DATE_ENCODING', 'iso'],
  ['HUBSPOT_API_URL', 'http://api.hubapi.com'],
  ['HUBSPOT_FORMS_URL', 'https://me:secret@api.hsforms.com'],
  ['HUBSPOT_PAGE_FORMS', formId, 'stay=7', `castle=${formId}`, `constructor=${formId}`],
  ['HUBSPOT_PAGE_FORMS', `stay=${formId},stay=${formId}`],
  ['HUBSPOT_NEWSLETTER_TYPE', '0', 'news', '1.5', '-7'],
  ['GOOGLE_ISSUER_URL', 'accounts.google.com', 'http://provider.example', 'ftp://127.0.0.1'],
  ['GOOGLE_USERINFO_URL', 'http://10.0.0.1/me', 'http://localhost.example'],
  ...Object.keys({ ...hubspot, ...google })
    .filter((name) => name !== 'CRM')
    .map((name): [string, string] => [name, '']),
])('%s is never %j', (setting, ...values) => {
  const env = { ...services, ...(setting === 'SESSION_SECRET' ? {} : { SESSION_SECRET }) };
  for (const value of values) expect(faultsOf({ ...env, [setting]: value }), value).toEqual([setting]);
});

test('every fault is reported; workers need a shared database, and that a secret', () => {
  expect(faultsOf({ WORKERS: '2', DATABASE_URL: 'sqlite::memory:' })).toEqual(['WORKERS']);
  const wrong = { HOST: '!', PORT: 'x', SITE_URL: 'x', TRUST_PROXY: 'a.example, ::g', LOG_LEVEL: 'x' };
  expect(faultsOf(wrong)).toEqual(['HOST', 'PORT', 'SITE_URL', 'TRUST_PROXY', 'TRUST_PROXY', 'LOG_LEVEL']);
  for (const secret of ['', ' '])
    expect(faultsOf({ DATABASE_URL: 'postgres://u:p@localhost/d', SESSION_SECRET: secret })).toEqual([
      'SESSION_SECRET',
    ]);
});

test('Google and HubSpot are where they usually are, or where a test has them', () => {
  expect(readConfig({ ...google, ...hubspot })).toMatchObject({
    google: {
      client: { id: 'hotel', secret: 'of the client' },
      issuerUrl: 'https://accounts.google.com',
      userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    },
    hubspot: {
      token: 'pat-eu1-0000',
      portalId: '123456',
      activationFormId: 'activation',
      registrationFormId: 'registration',
      brandFields: { clubEmail: 'club_email', activationLink: 'club_link', activationCode: 'club_code' },
      dateEncoding: 'utc-midnight',
      apiUrl: 'https://api.hubapi.com',
      formsUrl: 'https://api.hsforms.com',
      pageFormIds: {},
      newsletterType: undefined,
    },
  });
  const local = { issuerUrl: 'http://127.0.0.1:8080', userInfoUrl: 'http://[::1]/me' };
  const named = { GOOGLE_ISSUER_URL: local.issuerUrl, GOOGLE_USERINFO_URL: local.userInfoUrl };
  expect(readConfig({ ...google, ...named }).google).toMatchObject(local);
});

test('what the settings do not name is not there', () => {
  const blank = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: ' ' };
  const config = readConfig({ ...hubspot, ...blank, CRM: 'embedded', MAIL_FROM: 'club@hotel.example' });
  for (const service of ['hubspot', 'google', 'smtp', 'sessionSecret', 'metricsPort'])
    expect(config).not.toHaveProperty(service);
});

test('RATE_LIMITS=off is for this machine only', () => {
  const local = ['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'];
  const others = ['::ffff:10.0.0.1', '0.0.0.0', '::', '10.0.0.1', 'localhost.example.com'];
  const localUrls = ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'];
  const otherUrls = ['https://www.example.com', 'http://127.0.0.1.example.com'];
  const off = (env: Env) => [env, faultsOf({ ...env, RATE_LIMITS: 'off' })];
  for (const env of [{}, ...local.map((HOST) => ({ HOST })), ...localUrls.map((SITE_URL) => ({ SITE_URL }))])
    expect(off(env)).toEqual([env, []]);
  for (const env of [
    ...others.map((HOST) => ({ HOST })),
    ...otherUrls.map((SITE_URL) => ({ SITE_URL })),
    { HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' },
  ])
    expect(off(env)).toEqual([env, ['RATE_LIMITS']]);
});

test.each<[setting: string, ...values: string[]]>([
  ['SITE_URL', 'https://me:secret@a.example', 'me:secret@x', 'https://me:secret@x/y', 'https://me:secret@'],
  ['FLAG_CDN_URL', 'https://me:secret@flags.example.com'],
  ['IMAGE_CDN_URL', 'https://me:secret@images.example.com'],
  ['DATABASE_URL', 'postgres://me:secret@h', 'mysql://me:secret@h/d', 'postgres://me:secret@h:99999/d'],
  ['SESSION_SECRET', 'secret'],
  ['SMTP_URL', 'smtp://me:secret@h:99999', 'http://me:secret@h', 'smtp://me:secret@h?password=secret'],
  ['MAIL_FROM', 'me:secret@'],
  ['HUBSPOT_TOKEN', 'pat secret'],
  ['HUBSPOT_API_URL', 'https://me:secret@h'],
  ['GOOGLE_ISSUER_URL', 'https://me:secret@h'],
])('the message about %s never shows what may be a password: %j', (setting, ...values) => {
  for (const value of values) {
    expect(faultsOf({ ...services, [setting]: value }), value).toContain(setting);
    expect(() => readConfig({ ...services, [setting]: value })).not.toThrow('secret');
  }
});

test.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['::1', 3000, 'http://[::1]:3000'],
  ['localhost', 80, 'http://localhost'],
  ['0.0.0.0', 3000, 'http://localhost:3000'],
  ['::', 3000, 'http://localhost:3000'],
])('listening on %s, port %i, the site is at %s', (host, port, origin) => {
  expect(originOf(host, port)).toBe(origin);
});

test.each<[Env, readonly string[]]>([
  [{ SITE_URL: 'https://www.example.com' }, ['TRUST_PROXY']],
  [{ SITE_URL: 'https://www.example.com', TRUST_PROXY: 'none' }, []],
  [{ SITE_URL: 'https://www.example.com', TRUST_PROXY: '10.0.0.0/8' }, []],
  [{ SITE_URL: 'http://www.example.com' }, []],
])('a server under https has to know its proxy, or be told that there is none: %j', (env, faults) => {
  expect(faultsOf(env, { isServing: true })).toEqual(faults);
});
