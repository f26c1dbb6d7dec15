import { describe, expect, test } from 'vitest';
import { type Config, ConfigFaults, originOf, readConfig } from '../../server/config.ts';

type Env = Readonly<Record<string, string>>;

function faultsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ConfigFaults)) throw thrown;
    return thrown.faults.map(({ setting }) => setting);
  }
}

const SESSION_SECRET = 'thirty-two characters, not shown.';

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
const google = { GOOGLE_CLIENT_ID: 'hotel', GOOGLE_CLIENT_SECRET: 'of the client' };

test('without any setting, the site listens on this machine only', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    trustProxy: [],
    rateLimits: true,
    databaseUrl: 'sqlite:var/site.db',
    logLevel: 'info',
  });
});

describe('what is accepted', () => {
  test.each<[Env, Partial<Config>]>([
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: '[::1]' }, { host: '::1' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ HOST: 'web-1.internal' }, { host: 'web-1.internal' }],
    [{ HOST: '' }, { host: '127.0.0.1' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ PORT: '' }, { port: 3000 }],
    [{ SITE_URL: 'https://www.example.com' }, { siteUrl: 'https://www.example.com' }],
    [{ SITE_URL: 'https://www.example.com/' }, { siteUrl: 'https://www.example.com' }],
    [{ SITE_URL: 'HTTPS://WWW.Example.COM:443' }, { siteUrl: 'https://www.example.com' }],
    [{ SITE_URL: 'http://[::1]:8080' }, { siteUrl: 'http://[::1]:8080' }],
    [{ TRUST_PROXY: '10.0.0.0/8' }, { trustProxy: ['10.0.0.0/8'] }],
    [{ TRUST_PROXY: '127.0.0.1, ::1,fd00::/8' }, { trustProxy: ['127.0.0.1', '::1', 'fd00::/8'] }],
    [{ TRUST_PROXY: ' , ' }, { trustProxy: [] }],
    [{ RATE_LIMITS: 'on', HOST: '0.0.0.0' }, { rateLimits: true }],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    [{ METRICS_PORT: '0' }, { metricsPort: 0 }],
    [{ DATABASE_URL: 'sqlite:/srv/site.db' }, { databaseUrl: 'sqlite:/srv/site.db' }],
    [{ DATABASE_URL: 'sqlite::memory:', SESSION_SECRET }, { sessionSecret: SESSION_SECRET }],
    [{ DATABASE_URL: 'postgres://u:p@h/d', SESSION_SECRET }, { databaseUrl: 'postgres://u:p@h/d' }],
    [{ SMTP_URL: 'smtp://localhost:25' }, { smtp: { url: 'smtp://localhost:25' } }],
    [
      { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Club <club@hotel.example>' },
      { smtp: { url: 'smtps://u:p@mail.example', from: 'Club <club@hotel.example>' } },
    ],
    [{ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: ' ' }, {}],
    [
      { ...google, GOOGLE_ISSUER_URL: 'http://127.0.0.1:8080', GOOGLE_USERINFO_URL: 'http://[::1]/me' },
      {
        google: {
          client: { id: 'hotel', secret: 'of the client' },
          issuerUrl: 'http://127.0.0.1:8080',
          userInfoUrl: 'http://[::1]/me',
        },
      },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (env, part) => {
    expect(readConfig(env)).toMatchObject(part);
  });
});

test('Google and HubSpot are where they usually are', () => {
  expect(readConfig({ ...google, ...hubspot })).toMatchObject({
    google: {
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
    },
  });
});

test('what the settings do not name is not there', () => {
  const { CRM: _, ...withoutCrm } = hubspot;
  const config = readConfig({ ...withoutCrm, CRM: 'embedded', MAIL_FROM: 'club@hotel.example' });
  for (const service of ['hubspot', 'google', 'smtp', 'sessionSecret', 'metricsPort']) {
    expect(config).not.toHaveProperty(service);
  }
});

describe('what is refused', () => {
  test.each<[Env, readonly string[]]>([
    [{ HOST: 'http://localhost' }, ['HOST']],
    [{ HOST: 'localhost:3000' }, ['HOST']],
    [{ HOST: '-web' }, ['HOST']],
    [{ HOST: '999.1.1.1' }, ['HOST']],
    [{ HOST: 'fe80::1%eth0' }, ['HOST']],
    [{ HOST: 'a b' }, ['HOST']],
    [{ PORT: '65536' }, ['PORT']],
    [{ PORT: '-1' }, ['PORT']],
    [{ PORT: '3000.5' }, ['PORT']],
    [{ PORT: '0x1F' }, ['PORT']],
    [{ PORT: '1e3' }, ['PORT']],
    [{ PORT: 'http' }, ['PORT']],
    [{ SITE_URL: 'www.example.com' }, ['SITE_URL']],
    [{ SITE_URL: 'ftp://www.example.com' }, ['SITE_URL']],
    [{ SITE_URL: 'https://' }, ['SITE_URL']],
    [{ SITE_URL: 'https://www.example.com/hotel' }, ['SITE_URL']],
    [{ SITE_URL: 'https://www.example.com//' }, ['SITE_URL']],
    [{ SITE_URL: 'https://www.example.com?x' }, ['SITE_URL']],
    [{ SITE_URL: 'https://www.example.com/#' }, ['SITE_URL']],
    [{ SITE_URL: 'https://me:secret@www.example.com' }, ['SITE_URL']],
    [{ TRUST_PROXY: 'true' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '1' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '0.0.0.0/0' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/33' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: 'fd00::/129' }, ['TRUST_PROXY']],
    [{ TRUST_PROXY: 'proxy.example, 10.0.0.1, ::g' }, ['TRUST_PROXY', 'TRUST_PROXY']],
    [{ RATE_LIMITS: 'yes' }, ['RATE_LIMITS']],
    [{ RATE_LIMITS: 'OFF' }, ['RATE_LIMITS']],
    [{ LOG_LEVEL: 'verbose' }, ['LOG_LEVEL']],
    [{ LOG_LEVEL: 'toString' }, ['LOG_LEVEL']],
    [{ METRICS_PORT: '65536' }, ['METRICS_PORT']],
    [{ METRICS_PORT: 'on' }, ['METRICS_PORT']],
    [{ DATABASE_URL: 'mysql://u:p@h/d' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'var/site.db' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'sqlite:' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'sqlite://host/site.db' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://h', SESSION_SECRET }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://u:p@h/d' }, ['SESSION_SECRET']],
    [{ DATABASE_URL: 'postgres://u:p@h/d', SESSION_SECRET: ' ' }, ['SESSION_SECRET']],
    [{ SESSION_SECRET: SESSION_SECRET.slice(2) }, ['SESSION_SECRET']],
    [{ SMTP_URL: 'mail.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'https://mail.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example?requireTLS=maybe' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://u:100%@mail.example' }, ['SMTP_URL']],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'the club' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'club@hotel.example, other@hotel.example' }, ['MAIL_FROM']],
    [{ CRM: 'HubSpot' }, ['CRM']],
    [{ ...hubspot, HUBSPOT_TOKEN: 'pat eu1' }, ['HUBSPOT_TOKEN']],
    [{ ...hubspot, HUBSPOT_DATE_ENCODING: 'iso' }, ['HUBSPOT_DATE_ENCODING']],
    [{ ...hubspot, HUBSPOT_API_URL: 'http://api.hubapi.com' }, ['HUBSPOT_API_URL']],
    [{ ...hubspot, HUBSPOT_FORMS_URL: 'https://me:secret@api.hsforms.com' }, ['HUBSPOT_FORMS_URL']],
    [{ GOOGLE_CLIENT_ID: 'hotel' }, ['GOOGLE_CLIENT_SECRET']],
    [{ GOOGLE_CLIENT_SECRET: 'of the client' }, ['GOOGLE_CLIENT_ID']],
    [{ ...google, GOOGLE_ISSUER_URL: 'accounts.google.com' }, ['GOOGLE_ISSUER_URL']],
    [{ ...google, GOOGLE_USERINFO_URL: 'http://10.0.0.1/me' }, ['GOOGLE_USERINFO_URL']],
    [
      { HOST: '!', PORT: 'x', SITE_URL: 'x', TRUST_PROXY: 'x', RATE_LIMITS: 'x', LOG_LEVEL: 'x' },
      ['HOST', 'SITE_URL', 'TRUST_PROXY', 'RATE_LIMITS', 'PORT', 'LOG_LEVEL'],
    ],
  ])('%j', (env, settings) => {
    expect(faultsOf(env)).toEqual(settings);
  });
});

test.each(Object.keys(hubspot).filter((name) => name !== 'CRM'))('CRM=hubspot needs %s', (name) => {
  expect(faultsOf({ ...hubspot, [name]: '' })).toEqual([name]);
});

describe('RATE_LIMITS=off is for this machine only', () => {
  test.each<[Env, boolean]>([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '127.1.2.3' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '[::1]' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::ffff:127.0.0.1' }, true],
    [{ HOST: '::ffff:10.0.0.1' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '10.0.0.1' }, false],
    [{ HOST: 'localhost.example.com' }, false],
    [{ SITE_URL: 'http://localhost:3000' }, true],
    [{ SITE_URL: 'http://127.0.0.1' }, true],
    [{ SITE_URL: 'http://[::1]:3000' }, true],
    [{ SITE_URL: 'https://www.example.com' }, false],
    [{ SITE_URL: 'http://127.0.0.1.example.com' }, false],
    [{ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }, false],
  ])('with %j: %s', (env, isAllowed) => {
    expect(faultsOf({ ...env, RATE_LIMITS: 'off' })).toEqual(isAllowed ? [] : ['RATE_LIMITS']);
  });
});

test('the message says of every fault what is wrong and how to mend it', () => {
  const env = { PORT: 'abc', LOG_LEVEL: 'verbose', SITE_URL: 'https://www.example.com/hotel' };
  expect(() => readConfig(env)).toThrow(
    [
      'The site cannot start: 3 settings are wrong.',
      '  SITE_URL has more than an origin (a path, a query or a fragment): "https://www.example.com/hotel".',
      '    Give scheme and host, and a port if there is one: SITE_URL=https://www.example.com',
      '  PORT is no whole number from 0 to 65535: "abc".',
      '    Example: PORT=3000 (PORT=0 takes any free port).',
      '  LOG_LEVEL is unknown: "verbose".',
      '    Choose one of info, fatal, error, warn, debug, trace, silent.',
    ].join('\n'),
  );
});

test.each<Env>([
  { SITE_URL: 'https://me:secret@www.example.com' },
  { SITE_URL: 'me:secret@x' },
  { SITE_URL: 'https://me:secret@x/y' },
  { DATABASE_URL: 'postgres://me:secret@h' },
  { DATABASE_URL: 'mysql://me:secret@h/d' },
  { DATABASE_URL: 'postgres://me:secret@h:99999/d' },
  { SESSION_SECRET: 'secret' },
  { SMTP_URL: 'smtp://me:secret@h:99999' },
  { SMTP_URL: 'http://me:secret@h' },
  { SMTP_URL: 'smtp://me:secret@h?password=secret' },
  { MAIL_FROM: 'me:secret@' },
  { ...hubspot, HUBSPOT_TOKEN: 'pat secret' },
  { ...hubspot, HUBSPOT_API_URL: 'https://me:secret@h' },
  { ...google, GOOGLE_ISSUER_URL: 'https://me:secret@h' },
  { GOOGLE_CLIENT_SECRET: 'secret' },
])('the message never shows what may be a password: %j', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigFaults);
  expect(() => readConfig(env)).not.toThrow('secret');
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
