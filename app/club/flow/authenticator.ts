import type { Schemas } from '../../../generated/api/operations.ts';
import { RequestError } from '../dialog/request.ts';

type Library = typeof import('@simplewebauthn/browser');
type Failure = 'cancelled' | 'exists' | 'failed';

/** Whether passkeys work: the browser supports them, the page is secure, and its host is not an IP address. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** Whether the browser can suggest passkeys for a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Asks the guest to create a passkey. @throws {RequestError} if the library cannot be downloaded */
export async function createPasskey(
  optionsJSON: Schemas['PasskeyCreationOptions'],
): Promise<Omit<Schemas['AddPasskeyRequest'], 'locale'> | Failure> {
  const { startRegistration, WebAuthnError } = await load();
  try {
    const { id, response } = await startRegistration({
      // The library's type has mutable lists.
      optionsJSON: structuredClone(optionsJSON) as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject };
  } catch (thrown) {
    if (!(thrown instanceof WebAuthnError)) return 'failed';
    if (thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'exists';
    return thrown.name === 'NotAllowedError' || thrown.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/**
 * Suggests passkeys in the field with the autocomplete token `webauthn`; resolves once the guest has chosen one.
 * @returns undefined if no passkey was chosen
 * @throws {RequestError} if the library cannot be downloaded
 */
export async function suggestPasskeys(
  optionsJSON: Schemas['PasskeyRequest'],
): Promise<Schemas['PasskeyLogIn'] | undefined> {
  const { startAuthentication } = await load();
  try {
    const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: true });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return { id, clientDataJSON, authenticatorData, signature, userHandle };
  } catch {
    return undefined;
  }
}

let library: Library | undefined;

async function load(): Promise<Library> {
  library ??= await import('@simplewebauthn/browser').catch(() => {
    throw new RequestError('connection');
  });
  return library;
}

export function withdrawPasskeys(): void {
  library?.WebAuthnAbortService.cancelCeremony();
}
