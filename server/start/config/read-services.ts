import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { site } from '../../../generated/site.ts';
import type { IdentityOptions } from '../../club/google/oidc-provider.ts';
import { isPrivateUrl } from '../../core/client-address.ts';
import { parseSender } from '../../core/email-address.ts';
import { DatabaseUrlInvalid } from '../../core/ports/store-errors.ts';
import { areSecrets, leastSecret } from '../../core/secrets.ts';
import type { HubspotClientOptions } from '../../crm/hubspot/request.ts';
import type { HubspotCrmOptions } from '../../crm/hubspot-crm.ts';
import { readSmtpUrl } from '../../mail/smtp-url.ts';
import { readDatabaseUrl } from '../../store/database-url.ts';
import { quote, type Setting, type Settings } from './settings.ts';

/** HubSpot's account and how its forms and properties are named; see `docs/rewards-club.md`. */
type HubspotConfig = Omit<HubspotCrmOptions, Exclude<keyof HubspotClientOptions, 'token'>>;

type GoogleConfig = Pick<IdentityOptions, 'client' | 'issuerUrl' | 'userInfoUrl'>;

/** The services of the rewards club. */
export interface ServicesConfig {
  readonly databaseUrl: string;
  /** Absent: created and stored beside the embedded database. */
  readonly sessionSecret?: string;
  /** Absent: mails are stored in the database. */
  readonly smtp?: { readonly url: string; readonly from?: string };
  /** Absent: the embedded CRM. */
  readonly hubspot?: HubspotConfig;
  /** Absent: there is no sign-in with Google. */
  readonly google?: GoogleConfig;
}

const formIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the settings of the services; adds a fault for each invalid one. */
export function readServices(settings: Settings): ServicesConfig {
  const databaseUrl = settings.read('DATABASE_URL') ?? 'sqlite:var/site.db';
  const engine = tryTo(settings, 'DATABASE_URL', () => readDatabaseUrl(databaseUrl).engine);
  const sessionSecret = readSessionSecret(settings, engine === 'postgres');
  const smtp = readSmtp(settings);
  const hubspot =
    settings.choose('CRM', ['embedded', 'hubspot']) === 'hubspot' ? readHubspot(settings) : undefined;
  const google = readGoogle(settings);
  return {
    databaseUrl,
    ...(sessionSecret === undefined ? {} : { sessionSecret }),
    ...(smtp === undefined ? {} : { smtp }),
    ...(hubspot === undefined ? {} : { hubspot }),
    ...(google === undefined ? {} : { google }),
  };
}

function readSessionSecret(settings: Settings, isRequired: boolean): string | undefined {
  const remedy =
    'Make one with: openssl rand -base64 48. To change it, put the new one first: SESSION_SECRET=new,old';
  if (isRequired) settings.require('SESSION_SECRET', 'processes on one PostgreSQL share it', remedy);
  const secret = settings.read('SESSION_SECRET');
  if (secret !== undefined && !areSecrets(secret)) {
    const problem = `has less than ${leastSecret} characters between two commas, or in all.`;
    settings.fault('SESSION_SECRET', problem, remedy);
  }
  return secret;
}

function readSmtp(settings: Settings): ServicesConfig['smtp'] {
  const [url, from] = [settings.read('SMTP_URL'), settings.read('MAIL_FROM')];
  if (url !== undefined) tryTo(settings, 'SMTP_URL', () => readSmtpUrl(url));
  if (from !== undefined) tryTo(settings, 'MAIL_FROM', () => parseSender(from, ''));
  return url === undefined ? undefined : { url, ...(from === undefined ? {} : { from }) };
}

function readHubspot(settings: Settings): HubspotConfig {
  const need = (setting: Setting, remedy: string) =>
    settings.require(setting, 'CRM=hubspot needs it', `${remedy}, or leave CRM out.`);
  // Only a site with a club has these.
  const needForClub =
    site.roles.club === undefined ? (setting: Setting) => settings.read(setting) ?? '' : need;
  const nameOf = (setting: Setting, value: string) =>
    needForClub(setting, `Give the name of the property with the ${value}`);
  const token = need('HUBSPOT_TOKEN', 'Give the access token of a private app');
  if (!/^[\x21-\x7e]*$/.test(token))
    settings.fault('HUBSPOT_TOKEN', 'has spaces or letters in it that no token has.', 'Copy it once more.');
  return {
    token,
    portalId: need('HUBSPOT_PORTAL_ID', 'Give the number of the account'),
    activationFormId: needForClub(
      'HUBSPOT_ACTIVATION_FORM_ID',
      'Give the id of the form that mails the code',
    ),
    registrationFormId: needForClub('HUBSPOT_REGISTRATION_FORM_ID', 'Give the id of the registration form'),
    pageFormIds: readPageForms(settings),
    newsletterType: readNewsletterType(settings),
    brandFields: {
      clubEmail: nameOf('HUBSPOT_CLUB_EMAIL_FIELD', 'club e-mail'),
      activationLink: nameOf('HUBSPOT_ACTIVATION_LINK_FIELD', 'link'),
      activationCode: nameOf('HUBSPOT_ACTIVATION_CODE_FIELD', 'code'),
    },
    dateEncoding: settings.choose('HUBSPOT_DATE_ENCODING', ['utc-midnight', 'as-is']),
    apiUrl: readCallable(settings, 'HUBSPOT_API_URL', 'https://api.hubapi.com'),
    formsUrl: readCallable(settings, 'HUBSPOT_FORMS_URL', 'https://api.hsforms.com'),
  };
}

function readNewsletterType({ read, fault }: Settings): number | undefined {
  const type = read('HUBSPOT_NEWSLETTER_TYPE');
  if (type === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(type))
    fault('HUBSPOT_NEWSLETTER_TYPE', `is no id: ${quote(type)}.`, 'Give the number of a subscription type.');
  return Number(type);
}

function readPageForms({ read, fault }: Settings): Partial<Record<PageFormName, string>> {
  const entries = (read('HUBSPOT_PAGE_FORMS') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const names = Object.keys(pageForms);
  const [example = 'form'] = names;
  const ids: Record<string, string> = {};
  for (const entry of entries) {
    const [, name = '', id = ''] = /^([^=]*)=(.*)$/.exec(entry) ?? [];
    if (names.includes(name) && !Object.hasOwn(ids, name) && formIdPattern.test(id)) {
      ids[name] = id;
      continue;
    }
    const remedy = `Give each form once, with its id in HubSpot: HUBSPOT_PAGE_FORMS=${example}=01234567-89ab-cdef-0123-456789abcdef. Forms: ${names.join(', ')}.`;
    fault('HUBSPOT_PAGE_FORMS', `has an entry that is no form with its id: ${quote(entry)}.`, remedy);
  }
  return ids;
}

function readGoogle(settings: Settings): GoogleConfig | undefined {
  const [id, secret] = [settings.read('GOOGLE_CLIENT_ID'), settings.read('GOOGLE_CLIENT_SECRET')];
  const issuerUrl = readCallable(settings, 'GOOGLE_ISSUER_URL', 'https://accounts.google.com');
  const userInfo = 'https://openidconnect.googleapis.com/v1/userinfo';
  const userInfoUrl = readCallable(settings, 'GOOGLE_USERINFO_URL', userInfo);
  if (id === undefined && secret === undefined) return undefined;
  const remedy = 'Give both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.';
  const why = 'sign-in with Google needs both';
  return {
    client: {
      id: settings.require('GOOGLE_CLIENT_ID', why, remedy),
      secret: settings.require('GOOGLE_CLIENT_SECRET', why, remedy),
    },
    issuerUrl,
    userInfoUrl,
  };
}

function readCallable(settings: Settings, setting: Setting, otherwise: string): string {
  const url = settings.read(setting) ?? otherwise;
  if (!isPrivateUrl(url)) {
    settings.fault(
      setting,
      'is neither https:// nor http:// on this machine.',
      `Example: ${setting}=${otherwise}`,
    );
  }
  return url;
}

/** Runs a reader of one setting and adds its error as a fault. Its messages must not contain a secret. */
function tryTo<T>(settings: Settings, setting: Setting, run: () => T): T | undefined {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof DatabaseUrlInvalid) settings.fault(setting, `${thrown.problem}.`, thrown.remedy);
    else if (thrown instanceof TypeError) settings.fault(setting, 'cannot be read.', thrown.message);
    else throw thrown;
    return undefined;
  }
}
