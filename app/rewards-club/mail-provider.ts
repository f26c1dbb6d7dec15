import { distance } from 'fastest-levenshtein';
import { type MailProvider, mailProviders } from '../../generated/data/mail-providers.ts';

const domains = mailProviders.flatMap((provider) => provider.domains);

/** The provider of an e-mail address, if known. */
export function findMailProvider(email: string): MailProvider | undefined {
  const domain = domainOf(email);
  return mailProviders.find((provider) => provider.domains.includes(domain));
}

/** The address that was probably meant, if its domain is one typing error away from a provider's. */
export function suggestEmail(email: string): string | undefined {
  const domain = domainOf(email);
  if (domain === '' || domains.includes(domain)) return undefined;
  const meant = domains.find((known) => isSlip(domain, known));
  return meant && email.slice(0, email.lastIndexOf('@') + 1) + meant;
}

function domainOf(email: string): string {
  const [, domain = ''] = /.@([^@]+)$/.exec(email.trim()) ?? [];
  return domain.toLowerCase();
}

/** One character too many, too few or wrong, or two swapped. Short domains resemble too many others. */
function isSlip(typed: string, known: string): boolean {
  if (known.length < 8) return false;
  const slips = distance(typed, known);
  return slips === 1 || (slips === 2 && sorted(typed) === sorted(known));
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
