import { codeName } from '../error-code.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';
import { CrmUnavailable } from '../rewards-club/ports/crm-unavailable.ts';
import { MailUndecided } from '../rewards-club/ports/mail.ts';
import { MailRefused } from '../rewards-club/ports/mail-refused.ts';

/**
 * Calls the database or the mail system for the embedded CRM. Their errors may quote data, so only the code is reported.
 * @throws {CrmUnavailable} if the database or the mail system fails
 * @throws {CrmRefused} if the mail system refuses the address
 */
export async function reach<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof MailRefused) throw new CrmRefused('The mail system rejects the address.');
    const code = codeName(thrown);
    const shown = code === '' ? '' : ` (${code})`;
    const message = `The embedded CRM, ${what}: its store or the mail system failed${shown}.`;
    throw new CrmUnavailable(message, thrown instanceof MailUndecided);
  }
}
