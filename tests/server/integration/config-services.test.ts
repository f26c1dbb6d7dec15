import { describe, expect, test } from 'vitest';
import { type Config, ConfigErrors, readConfig } from '../../../server/config/config.ts';
import { type Env, faultsOf } from './fixture/config-faults.ts';

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

describe('what is accepted', () => {
  test.each<[Env, Partial<Config>]>([
    [{ DATABASE_URL: 'sqlite:/srv/site.db' }, { databaseUrl: 'sqlite:/srv/site.db' }],
    [{ DATABASE_URL: 'sqlite::memory:', SESSION_SECRET }, { sessionSecret: SESSION_SECRET }],
    [
      { DATABASE_URL: 'postgres://u:p@h/d?sslmode=disable', SESSION_SECRET },
      { databaseUrl: 'postgres://u:p@h/d?sslmode=disable' },
    ],
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

test('forms of pages have their ids in HubSpot', () => {
  expect(readConfig(hubspot).hubspot?.pageFormIds).toEqual({});
  const pageForms = `stay=${formId}, newsletter=${formId.toUpperCase()}`;
  const { pageFormIds } = readConfig({ ...hubspot, HUBSPOT_PAGE_FORMS: pageForms }).hubspot ?? {};
  expect(pageFormIds).toEqual({ stay: formId, newsletter: formId.toUpperCase() });
});

test('the newsletter has its id in HubSpot', () => {
  expect(readConfig(hubspot).hubspot?.newsletterType).toBeUndefined();
  expect(readConfig({ ...hubspot, HUBSPOT_NEWSLETTER_TYPE: '7085820' }).hubspot?.newsletterType).toBe(
    7085820,
  );
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
    [{ DATABASE_URL: 'mysql://u:p@h/d' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'var/site.db' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'sqlite:' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'sqlite://host/site.db' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://h', SESSION_SECRET }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://u:p@h/d', SESSION_SECRET }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://u:p@localhost/d' }, ['SESSION_SECRET']],
    [{ DATABASE_URL: 'postgres://u:p@localhost/d', SESSION_SECRET: ' ' }, ['SESSION_SECRET']],
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
    [{ ...hubspot, HUBSPOT_PAGE_FORMS: formId }, ['HUBSPOT_PAGE_FORMS']],
    [{ ...hubspot, HUBSPOT_PAGE_FORMS: 'stay=7' }, ['HUBSPOT_PAGE_FORMS']],
    [{ ...hubspot, HUBSPOT_PAGE_FORMS: `castle=${formId}` }, ['HUBSPOT_PAGE_FORMS']],
    [{ ...hubspot, HUBSPOT_PAGE_FORMS: `constructor=${formId}` }, ['HUBSPOT_PAGE_FORMS']],
    [{ ...hubspot, HUBSPOT_PAGE_FORMS: `stay=${formId},stay=${formId}` }, ['HUBSPOT_PAGE_FORMS']],
    ...['0', 'news', '1.5', '-7'].map((type): [Env, readonly string[]] => [
      { ...hubspot, HUBSPOT_NEWSLETTER_TYPE: type },
      ['HUBSPOT_NEWSLETTER_TYPE'],
    ]),
    [{ GOOGLE_CLIENT_ID: 'hotel' }, ['GOOGLE_CLIENT_SECRET']],
    [{ GOOGLE_CLIENT_SECRET: 'of the client' }, ['GOOGLE_CLIENT_ID']],
    [{ ...google, GOOGLE_ISSUER_URL: 'accounts.google.com' }, ['GOOGLE_ISSUER_URL']],
    [{ ...google, GOOGLE_USERINFO_URL: 'http://10.0.0.1/me' }, ['GOOGLE_USERINFO_URL']],
  ])('%j', (env, settings) => {
    expect(faultsOf(env)).toEqual(settings);
  });
});

test.each(Object.keys(hubspot).filter((name) => name !== 'CRM'))('CRM=hubspot needs %s', (name) => {
  expect(faultsOf({ ...hubspot, [name]: '' })).toEqual([name]);
});

test.each<Env>([
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
  expect(() => readConfig(env)).toThrow(ConfigErrors);
  expect(() => readConfig(env)).not.toThrow('secret');
});
