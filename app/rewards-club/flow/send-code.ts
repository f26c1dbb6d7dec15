import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { resetEmailSent } from '../../../generated/forms/reset-email.ts';
import { changeState } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { RequestError, request } from '../request.ts';
import { type CodeRequest, keepLastCode, nextCodeAt, secondsBetweenCodes } from './last-code.ts';
import type { Outcome } from './outcome.ts';
import type { SentTo } from './sent-to.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Requests a code. If the e-mail got one within the last minute, the dialog goes on with that code. */
export async function sendActivationCode(page: Page, codeRequest: CodeRequest): Promise<Outcome> {
  try {
    return await send(page, codeRequest);
  } catch (thrown) {
    if (nextCodeAt(codeRequest) === undefined || !isTooSoon(thrown)) throw thrown;
    keepLastCode(codeRequest, thrown.seconds);
    return undefined;
  }
}

/** Requests another code and shows that it was sent. */
export async function sendNewCode(page: Page, codeRequest: CodeRequest): Promise<Outcome> {
  try {
    const refused = await send(page, codeRequest);
    if (refused !== undefined) return { error: 'ErrorMessage' };
  } catch (thrown) {
    if (isTooSoon(thrown)) keepLastCode(codeRequest, thrown.seconds);
    throw thrown;
  }
  changeState({ notice: 'newCodeSent' });
  return undefined;
}

async function send({ api, locale }: Page, codeRequest: CodeRequest): Promise<Outcome> {
  const body = { ...codeRequest, locale } satisfies SentTo<typeof resetEmailSent.sendActivationCode>;
  const sent = await request(api.sendActivationCode({ body }));
  if (!sent.success) return refuse(sent.code);
  keepLastCode(codeRequest);
  return undefined;
}

function isTooSoon(thrown: unknown): thrown is RequestError {
  return thrown instanceof RequestError && thrown.kind === 'tooMany' && thrown.seconds <= secondsBetweenCodes;
}

function refuse(code: ErrorKey | undefined): Outcome {
  return code === 'InvalidEmail' ? { field: 'email_address', error: code } : { error: 'ErrorMessage' };
}
