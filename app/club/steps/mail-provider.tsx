import { distance } from 'fastest-levenshtein';
import { useForm } from 'react-final-form';
import { type MailProvider, mailProviders } from '../../../generated/data/mail-providers.ts';
import { usePage, useTexts } from '../dialog/page-context.tsx';

const domains = mailProviders.flatMap((provider) => provider.domains);

function findMailProvider(email: string): MailProvider | undefined {
  const domain = domainOf(email);
  return mailProviders.find((provider) => provider.domains.includes(domain));
}

/** The corrected address, if its domain is one typing error away from a provider's. */
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

/** Whether one character is added, missing or wrong, or two are swapped. Excludes short domains, which are too similar. */
function isSlip(typed: string, known: string): boolean {
  if (known.length < 8) return false;
  const slips = distance(typed, known);
  return slips === 1 || (slips === 2 && sorted(typed) === sorted(known));
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/** A link to the inbox of an e-mail address; nothing if its provider is unknown. */
export function InboxLink({ email }: { readonly email: string }) {
  const { club } = useTexts();
  const provider = findMailProvider(email);
  if (provider === undefined) return null;
  return (
    <a className="link" href={provider.inbox} target="_blank" rel="noopener noreferrer" data-inbox="">
      {club.openMail({ provider: provider.name })}
      <span className="visually-hidden"> ({club.opensInNewTab})</span>
    </a>
  );
}

/** Suggests a corrected address. */
export function MailSuggestion({ email }: { readonly email: string | undefined }) {
  const { club } = usePage().texts;
  const form = useForm();
  const correct = () => {
    form.change('email_address', email);
    document.getElementById('email_address')?.focus();
  };
  return (
    <div role="status">
      {email !== undefined && (
        <div className="notice" data-suggestion={email}>
          <p>{club.didYouMean({ email })}</p>
          <button type="button" className="link" onClick={correct}>
            {club.correctEmail}
          </button>
        </div>
      )}
    </div>
  );
}
