import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { resetEmailSent } from '../../../generated/forms/reset-email.ts';
import { changeState, type Outcome } from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { RequestError, request } from '../dialog/request.ts';
import { readSessionJson, writeSession } from '../dialog/session-values.ts';
import type { SentTo } from './sent-to.ts';

/** The recipient and the purpose of a code. */
export interface CodeRequest {
  readonly email: string;
  readonly purpose: 'registration' | 'reset' | 'removal';
}

/** The server sends at most one code a minute. */
const secondsBetweenCodes = 60;

/** @param seconds until the server sends another code */
function storeLastCode({ email, purpose }: CodeRequest, seconds = secondsBetweenCodes): void {
  writeSession('lastCode', JSON.stringify({ email, purpose, nextAt: Date.now() + seconds * 1000 }));
}

/** When another code can be requested, in epoch milliseconds; undefined if the last one had another purpose. */
export function nextCodeAt({ email, purpose }: CodeRequest): number | undefined {
  const last = readSessionJson('lastCode');
  return last?.email === email && last.purpose === purpose ? Number(last.nextAt) : undefined;
}

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Requests a code. If the e-mail got one within the last minute, that code is used. */
export async function sendActivationCode(page: Page, codeRequest: CodeRequest): Promise<Outcome> {
  try {
    return await send(page, codeRequest);
  } catch (thrown) {
    if (nextCodeAt(codeRequest) === undefined || !isTooSoon(thrown)) throw thrown;
    storeLastCode(codeRequest, thrown.seconds);
    return undefined;
  }
}

/** Requests another code and shows a notice. */
export async function sendNewCode(page: Page, codeRequest: CodeRequest): Promise<Outcome> {
  try {
    const refused = await send(page, codeRequest);
    if (refused !== undefined) return { error: 'ErrorMessage' };
  } catch (thrown) {
    if (isTooSoon(thrown)) storeLastCode(codeRequest, thrown.seconds);
    throw thrown;
  }
  changeState({ notice: 'newCodeSent' });
  return undefined;
}

async function send({ api, locale }: Page, codeRequest: CodeRequest): Promise<Outcome> {
  const body = { ...codeRequest, locale } satisfies SentTo<typeof resetEmailSent.sendActivationCode>;
  const sent = await request(api.sendActivationCode({ body }));
  if (!sent.success) return refuse(sent.code);
  storeLastCode(codeRequest);
  return undefined;
}

function isTooSoon(thrown: unknown): thrown is RequestError {
  return thrown instanceof RequestError && thrown.kind === 'tooMany' && thrown.seconds <= secondsBetweenCodes;
}

function refuse(code: ErrorKey | undefined): Outcome {
  return code === 'InvalidEmail' ? { field: 'email_address', error: code } : { error: 'ErrorMessage' };
}
