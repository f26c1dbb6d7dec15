import { operations } from '../../../generated/api/operations.ts';

/** A minimal browser for benchmarks. */
export interface Browser {
  readonly url: string;
  cookie: string;
}

type Called = 'emailExists' | 'sendActivationCode' | 'verifyCode' | 'registerLoyaltyUser';

/** Headers of every call. */
export function headersOf({ cookie }: Pick<Browser, 'cookie'>): Record<string, string> {
  return { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
}

/** Calls an operation without parameters and keeps the session that it sets. */
async function call(browser: Browser, id: Called, body: unknown): Promise<unknown> {
  return post(browser, operations[id].path, body);
}

/** Posts to a path. */
async function post(browser: Browser, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(browser.url + path, {
    method: 'POST',
    headers: headersOf(browser),
    body: JSON.stringify(body),
  });
  const session = response.headers.getSetCookie().find((line) => line.startsWith('sid='));
  if (session !== undefined) browser.cookie = session.split(';')[0] ?? '';
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Registers a member, as a guest would. */
export async function registerMember(url: string, email: string, password: string): Promise<Browser> {
  const browser = { url, cookie: '' };
  const locale = 'en';
  await call(browser, 'emailExists', { email, locale });
  await call(browser, 'sendActivationCode', { email, locale, purpose: 'registration' });
  const mails = await fetch(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } });
  const [mail] = (await mails.json()) as readonly { readonly code: string }[];
  await call(browser, 'verifyCode', { email, locale, purpose: 'registration', code: mail?.code });
  const { vid } = (await post(browser, `/api/crm/create/${encodeURIComponent(email)}`, {})) as {
    vid: string;
  };
  await post(browser, `/api/crm/update/${vid}`, [
    { property: 'firstname', value: 'Ana' },
    { property: 'lastname', value: 'Marić' },
    { property: 'phone', value: '+385912345678' },
    { property: 'titula_kontakta', value: 'Ms.' },
    { property: 'birth_date', value: '346633200000' },
  ]);
  await call(browser, 'registerLoyaltyUser', { email, locale, password, recordId: vid });
  return browser;
}
