/** Names of the environment variables that the server reads. */
const known = [
  'HOST',
  'PORT',
  'SITE_URL',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'LOG_LEVEL',
  'METRICS_PORT',
  'SITE_DAY',
  'PAGE_CACHE_MB',
  'WORKERS',
  'DATABASE_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'CRM',
  'HUBSPOT_TOKEN',
  'HUBSPOT_PORTAL_ID',
  'HUBSPOT_DATE_ENCODING',
  'HUBSPOT_ACTIVATION_FORM_ID',
  'HUBSPOT_REGISTRATION_FORM_ID',
  'HUBSPOT_PAGE_FORMS',
  'HUBSPOT_NEWSLETTER_TYPE',
  'HUBSPOT_CLUB_EMAIL_FIELD',
  'HUBSPOT_ACTIVATION_LINK_FIELD',
  'HUBSPOT_ACTIVATION_CODE_FIELD',
  'HUBSPOT_API_URL',
  'HUBSPOT_FORMS_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER_URL',
  'GOOGLE_USERINFO_URL',
  'IMAGE_CDN_URL',
  'FLAG_CDN_URL',
  'BOOKING_URL_TEMPLATE',
  'INDEXNOW_KEY',
  'INDEXNOW_URL',
] as const;

export type Setting = (typeof known)[number];
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ConfigError {
  readonly setting: Setting;
  /** The problem as a predicate with the setting as its subject. */
  readonly problem: string;
  readonly remedy: string;
}

/** Thrown by `readConfig`; the message lists every fault. */
export class ConfigErrors extends Error {
  override readonly name = 'ConfigErrors';
  readonly faults: readonly ConfigError[];

  constructor(faults: readonly ConfigError[]) {
    const count = faults.length === 1 ? 'one setting is' : `${faults.length} settings are`;
    const lines = faults.map(({ setting, problem, remedy }) => `  ${setting} ${problem}\n    ${remedy}`);
    super(`The site cannot start: ${count} wrong.\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/** Reads the environment and collects all faults, so that they are reported together. */
export interface Settings {
  readonly faults: readonly ConfigError[];
  /** A trimmed setting; an empty one counts as absent. */
  read(setting: Setting): string | undefined;
  fault(setting: Setting, problem: string, remedy: string): void;
  /** A required setting; if it is absent, returns '' and adds a fault. */
  require(setting: Setting, why: string, remedy: string): string;
  /** One of several words; the first if the setting is absent. */
  choose<Word extends string>(setting: Setting, words: readonly [Word, ...Word[]]): Word;
}

export function createSettings(env: Environment): Settings {
  const faults: ConfigError[] = [];
  const read = (setting: Setting) => env[setting]?.trim() || undefined;
  const fault = (setting: Setting, problem: string, remedy: string) => {
    faults.push({ setting, problem, remedy });
  };
  return {
    faults,
    read,
    fault,
    require(setting, why, remedy) {
      const value = read(setting);
      if (value === undefined) fault(setting, `is missing: ${why}.`, remedy);
      return value ?? '';
    },
    choose(setting, words) {
      const value = read(setting) ?? words[0];
      const chosen = words.find((word) => word === value);
      if (chosen === undefined)
        fault(setting, `is unknown: ${quote(value)}.`, `Choose one of ${words.join(', ')}.`);
      return chosen ?? words[0];
    },
  };
}

/** Quotes a value in a message, without a password that it may contain. */
export function quote(value: string): string {
  return value.includes('@') ? '(not shown)' : JSON.stringify(value.slice(0, 100));
}
