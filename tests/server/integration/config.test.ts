import { describe, expect, test } from 'vitest';
import { type Config, ConfigErrors, originOf, readConfig } from '../../../server/config/config.ts';
import { type Env, faultsOf } from './fixture/config-faults.ts';

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
    [{ TRUST_PROXY: 'none' }, { trustProxy: [] }],
    [{ FLAG_CDN_URL: 'https://cdn.example.com/flags' }, { flagCdnUrl: 'https://cdn.example.com/flags/' }],
    [{ IMAGE_CDN_URL: 'https://images.example.com/' }, { imageCdnUrl: 'https://images.example.com' }],
    [{ IMAGE_CDN_URL: 'https://cdn.example.com/site' }, { imageCdnUrl: 'https://cdn.example.com/site' }],
    [{ IMAGE_CDN_URL: 'http://127.0.0.1:9000' }, { imageCdnUrl: 'http://127.0.0.1:9000' }],
    [
      { BOOKING_URL_TEMPLATE: 'https://book.example.com/?p={property}&l={locale}&x={promo}' },
      { bookingUrlTemplate: 'https://book.example.com/?p={property}&l={locale}&x={promo}' },
    ],
    [{ RATE_LIMITS: 'on', HOST: '0.0.0.0' }, { rateLimits: true }],
    [{ PAGE_CACHE_MB: '0' }, { pageCacheMegabytes: 0 }],
    [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    [{ METRICS_PORT: '0' }, { metricsPort: 0 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('%j', (env, part) => {
    expect(readConfig(env)).toMatchObject(part);
  });
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
    [{ FLAG_CDN_URL: 'cdn.example.com' }, ['FLAG_CDN_URL']],
    [{ FLAG_CDN_URL: 'http://cdn.example.com/' }, ['FLAG_CDN_URL']],
    [{ FLAG_CDN_URL: 'https://cdn.example.com/?flags' }, ['FLAG_CDN_URL']],
    [{ FLAG_CDN_URL: 'https://cdn.example.com/; script-src *' }, ['FLAG_CDN_URL']],
    [{ IMAGE_CDN_URL: 'images.example.com' }, ['IMAGE_CDN_URL']],
    [{ IMAGE_CDN_URL: 'http://images.example.com' }, ['IMAGE_CDN_URL']],
    [{ IMAGE_CDN_URL: 'https://images.example.com/?w=' }, ['IMAGE_CDN_URL']],
    [{ IMAGE_CDN_URL: 'https://images.example.com/a, b' }, ['IMAGE_CDN_URL']],
    [{ IMAGE_CDN_URL: 'https://me:secret@images.example.com' }, ['IMAGE_CDN_URL']],
    [{ BOOKING_URL_TEMPLATE: 'https://book.example.com/' }, ['BOOKING_URL_TEMPLATE']],
    [{ BOOKING_URL_TEMPLATE: 'https://book.example.com/?p={property}&u={user}' }, ['BOOKING_URL_TEMPLATE']],
    [{ BOOKING_URL_TEMPLATE: 'http://book.example.com/?p={property}&x={promo}' }, ['BOOKING_URL_TEMPLATE']],
    [{ BOOKING_URL_TEMPLATE: 'javascript:alert({property})' }, ['BOOKING_URL_TEMPLATE']],
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
    [{ PAGE_CACHE_MB: '-1' }, ['PAGE_CACHE_MB']],
    [{ PAGE_CACHE_MB: '1.5' }, ['PAGE_CACHE_MB']],
    [{ PAGE_CACHE_MB: '64MB' }, ['PAGE_CACHE_MB']],
    [
      { HOST: '!', PORT: 'x', SITE_URL: 'x', TRUST_PROXY: 'x', RATE_LIMITS: 'x', LOG_LEVEL: 'x' },
      ['HOST', 'PORT', 'SITE_URL', 'TRUST_PROXY', 'RATE_LIMITS', 'LOG_LEVEL'],
    ],
  ])('%j', (env, settings) => {
    expect(faultsOf(env)).toEqual(settings);
  });
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
      '  PORT is no whole number from 0 to 65535: "abc".',
      '    Example: PORT=3000 (PORT=0 takes any free port).',
      '  SITE_URL has more than an origin (a path, a query or a fragment): "https://www.example.com/hotel".',
      '    Give scheme and host, and a port if there is one: SITE_URL=https://www.example.com',
      '  LOG_LEVEL is unknown: "verbose".',
      '    Choose one of info, fatal, error, warn, debug, trace, silent.',
    ].join('\n'),
  );
});

test.each<Env>([
  { SITE_URL: 'https://me:secret@www.example.com' },
  { SITE_URL: 'me:secret@x' },
  { SITE_URL: 'https://me:secret@x/y' },
  { SITE_URL: 'https://me:secret@' },
  { FLAG_CDN_URL: 'https://me:secret@flags.example.com' },
  { IMAGE_CDN_URL: 'https://me:secret@images.example.com' },
])('the message never shows what may be a password: %j', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigErrors);
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

describe('a server under https', () => {
  const siteUrl = 'https://www.example.com';
  const faults = (env: Env) => faultsOf(env, { isServing: true });

  test('has to know its proxy, or be told that there is none', () => {
    expect(faults({ SITE_URL: siteUrl })).toEqual(['TRUST_PROXY']);
    expect(faults({ SITE_URL: siteUrl, TRUST_PROXY: 'none' })).toEqual([]);
    expect(faults({ SITE_URL: siteUrl, TRUST_PROXY: '10.0.0.0/8' })).toEqual([]);
    expect(faults({ SITE_URL: 'http://www.example.com' })).toEqual([]);
  });
});
