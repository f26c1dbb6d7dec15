import { useTexts } from '../page-context.tsx';

/**
 * The e-mail that the guest has named, for password managers, which keep it together with the password. It is read
 * from the step's introduction by everybody else.
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
