import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { changeState } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { ask, Trouble } from '../trouble.ts';
import { type CodeRequest, keepLastCode, nextCodeAt, secondsBetweenCodes } from './last-code.ts';
import type { Outcome } from './outcome.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Has a code sent. Named again within the minute, an e-mail goes on to the code that is already there. */
export async function sendCode(page: Page, request: CodeRequest): Promise<Outcome> {
  try {
    return await send(page, request);
  } catch (thrown) {
    if (nextCodeAt(request) === undefined || !isTooSoon(thrown)) throw thrown;
    keepLastCode(request, thrown.seconds);
    return undefined;
  }
}

/** Has another code sent, and says so. */
export async function sendNewCode(page: Page, request: CodeRequest): Promise<Outcome> {
  try {
    const refused = await send(page, request);
    if (refused !== undefined) return { error: 'ErrorMessage' };
  } catch (thrown) {
    if (isTooSoon(thrown)) keepLastCode(request, thrown.seconds);
    throw thrown;
  }
  changeState({ notice: 'newCodeSent' });
  return undefined;
}

async function send({ api, locale }: Page, request: CodeRequest): Promise<Outcome> {
  const sent = await ask(api.sendActivationCode({ body: { ...request, locale } }));
  if (!sent.success) return refuse(sent.code);
  keepLastCode(request);
  return undefined;
}

function isTooSoon(thrown: unknown): thrown is Trouble {
  return thrown instanceof Trouble && thrown.kind === 'tooMany' && thrown.seconds <= secondsBetweenCodes;
}

function refuse(code: ErrorKey | undefined): Outcome {
  return code === 'InvalidEmail' ? { field: 'email_address', error: code } : { error: 'ErrorMessage' };
}
