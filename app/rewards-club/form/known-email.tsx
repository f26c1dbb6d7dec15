import { useTexts } from '../page-context.tsx';

/**
 * The e-mail that the guest has entered, for password managers, which store it with the password. Guests read it in
 * the step's introduction.
 */
export function KnownEmail({ email }: { readonly email: string }) {
  const { form } = useTexts();
  return (
    <div className="visually-hidden" data-field="email_address" aria-hidden="true">
      <input
        type="email"
        name="email_address"
        aria-label={form.emailAddress}
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
      />
    </div>
  );
}
