import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { changeState } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { ask, Trouble } from '../trouble.ts';
import type { Outcome } from './outcome.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Whom a code is for, and what for. */
export interface CodeRequest {
  readonly email: string;
  readonly purpose: 'registration' | 'reset';
}

/** What the last code was sent for. */
let last: CodeRequest | undefined;

/** Has a code sent. Named again within the minute, an e-mail goes on to the code that is already there. */
export async function sendCode(page: Page, request: CodeRequest): Promise<Outcome> {
  try {
    return await send(page, request);
  } catch (thrown) {
    const isRepeat = last?.email === request.email && last.purpose === request.purpose;
    const isTooSoon = thrown instanceof Trouble && thrown.kind === 'tooMany' && thrown.minutes <= 1;
    if (isRepeat && isTooSoon) return undefined;
    throw thrown;
  }
}

/** Has another code sent, and says so. */
export async function sendNewCode(page: Page, request: CodeRequest): Promise<Outcome> {
  const refused = await send(page, request);
  if (refused !== undefined) return { error: 'ErrorMessage' };
  changeState({ notice: 'newCodeSent' });
  return undefined;
}

async function send({ api, locale }: Page, request: CodeRequest): Promise<Outcome> {
  const sent = await ask(api.sendActivationCode({ body: { ...request, locale } }));
  if (!sent.success) return refuse(sent.code);
  last = request;
  return undefined;
}

function refuse(code: ErrorKey | undefined): Outcome {
  return code === 'InvalidEmail' ? { field: 'email_address', error: code } : { error: 'ErrorMessage' };
}
