import { useForm } from 'react-final-form';
import { usePage } from '../page-context.tsx';

/** Suggests a corrected address, and puts it into the field if the guest accepts it. */
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
