import { FORM_ERROR } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { Form as FormSpec, FormText } from '../../../generated/forms/field.ts';
import { ErrorText } from '../fields/field-frame.tsx';
import { FormInput } from '../fields/form-input.tsx';
import { startAgain } from '../flow/choose-step.ts';
import type { Outcome } from '../flow/outcome.ts';
import { usePage } from '../page-context.tsx';
import { usePageText } from '../page-text.ts';
import { describeTrouble, Trouble } from '../trouble.ts';
import { AttemptsProvider } from './attempts.ts';
import { ErrorSummary } from './error-summary.tsx';
import { focusAfterSending } from './focus-after-sending.ts';
import { KnownEmail } from './known-email.tsx';

export interface ClubFormProps<Field extends string> {
  readonly form: FormSpec<Field>;
  /** Fields in order; those of the form that are left out are shown in `children`, or not at all. */
  readonly fields: readonly Field[];
  /** The e-mail that belongs to the form's password. */
  readonly username?: string;
  /** Fields that are locked until the guest asks to change them. */
  readonly lockedFields?: readonly Field[];
  readonly initialValues?: Readonly<Partial<Record<Field, string | boolean>>>;
  validate(values: unknown): Partial<Record<Field, ErrorKey>>;
  /** Undefined where it was done. */
  submit(values: Readonly<Record<Field, string>>): Promise<Outcome>;
  readonly children?: ReactNode;
  /** Label of the button where it is not the form's own. */
  readonly submitLabel?: FormText;
  /** Whether the form may be sent, and why not. */
  readonly blocked?: (values: Readonly<Partial<Record<Field, unknown>>>) => string | undefined;
}

/** What a form as a whole has to say. */
type FormProblem = { readonly error: ErrorKey } | { readonly trouble: Trouble };

/**
 * A form of the club: the fields of its spec, their errors after leaving them or sending, a summary that takes the
 * focus where there are several, and one button. Nothing that was typed is lost when a call does not get through.
 */
export function ClubForm<Field extends string>(props: ClubFormProps<Field>) {
  const {
    form,
    fields,
    username,
    lockedFields = [],
    initialValues = {},
    validate,
    submit,
    children,
    submitLabel,
    blocked,
  } = props;
  const page = usePage();
  const { club } = page.texts;
  const textOf = usePageText();
  const element = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0 && element.current !== null) focusAfterSending(element.current);
  }, [attempts]);

  const send = async (values: Readonly<Record<string, unknown>>) => {
    try {
      // The fields of a form hold texts; what is missing has been refused by its rules.
      const outcome = await submit(values as Readonly<Record<Field, string>>);
      if (outcome === undefined) return undefined;
      return 'field' in outcome
        ? { [outcome.field]: outcome.error }
        : { [FORM_ERROR]: { error: outcome.error } };
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      if (thrown.kind === 'startAgain') return startAgain(page);
      return { [FORM_ERROR]: { trouble: thrown } };
    }
  };

  return (
    <Form<Readonly<Record<string, unknown>>>
      onSubmit={send}
      initialValues={initialValues}
      validate={validate}
      subscription={{ submitting: true, submitError: true, values: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, submitting, submitError, values, dirtySinceLastSubmit }) => {
        const reason = blocked?.(values as Readonly<Partial<Record<Field, unknown>>>);
        const problem: FormProblem | undefined = dirtySinceLastSubmit ? undefined : submitError;
        return (
          <form
            ref={element}
            noValidate
            className="club-form"
            aria-labelledby="club-title"
            onSubmit={(event) => {
              event.preventDefault();
              // A second click while the first is under way sends nothing.
              if (submitting) return;
              void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1));
            }}
          >
            <AttemptsProvider value={attempts}>
              <ErrorSummary form={form} fields={fields} />
              {username !== undefined && <KnownEmail email={username} />}
              {fields.map((name) => (
                <FormInput
                  key={name}
                  name={name}
                  field={form.fields[name]}
                  isLocked={lockedFields.includes(name)}
                />
              ))}
            </AttemptsProvider>
            {children}
            <div role="alert" className="form-problem">
              {problem !== undefined && 'error' in problem && <ErrorText error={problem.error} />}
              {problem !== undefined && 'trouble' in problem && (
                <p className="trouble" data-trouble={problem.trouble.kind}>
                  {describeTrouble(problem.trouble, page.texts)}
                </p>
              )}
            </div>
            <button
              type="submit"
              className="primary"
              disabled={submitting || reason !== undefined}
              aria-describedby={reason === undefined ? undefined : 'blocked-reason'}
            >
              {submitting ? club.sending : textOf(submitLabel ?? form.submit)}
            </button>
            {reason !== undefined && (
              <p className="field-hint" id="blocked-reason">
                {reason}
              </p>
            )}
          </form>
        );
      }}
    </Form>
  );
}
