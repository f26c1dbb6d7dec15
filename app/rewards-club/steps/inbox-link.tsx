import { findMailProvider } from '../mail-provider.ts';
import { useTexts } from '../page-context.tsx';

/** Link to the inbox of an e-mail address; nothing if its provider is unknown. */
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
