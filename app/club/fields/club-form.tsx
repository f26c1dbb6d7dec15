import { FORM_ERROR } from 'final-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { Form as FormSpec, FormText } from '../../../generated/forms/field.ts';
import { foldText } from '../../../generated/forms/rules.ts';
import type { Outcome } from '../dialog/club-state.ts';
import { usePage, usePageText, useTexts } from '../dialog/page-context.tsx';
import { describeRequestError, RequestError } from '../dialog/request.ts';
import { startAgain } from '../flow/choose-step.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { AttemptsProvider, ErrorSummary } from './errors.tsx';
import { ErrorText } from './field-frame.tsx';
import { FormInput } from './form-input.tsx';

/**
 * A hidden input with the e-mail, so that password managers store it with the password. Guests see the e-mail in the
 * step's introduction.
 */
function KnownEmail({ email }: { readonly email: string }) {
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

/**
 * Moves the focus after a failed submit: to the summary if several fields are invalid, else to the invalid field, else
 * to the button, which lost the focus while it was disabled.
 */
function focusAfterSending(form: HTMLFormElement): void {
  const target =
    form.querySelector<HTMLElement>('.error-summary') ??
    form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const isLost = document.activeElement === null || document.activeElement === document.body;
  const button = isLost ? form.querySelector<HTMLElement>('[type="submit"]') : null;
  (target ?? button)?.focus();
}

export interface ClubFormProps<Field extends string> {
  readonly form: FormSpec<Field>;
  /** Fields in order; default: all visible fields of the form. */
  readonly fields?: readonly Field[];
  /** The e-mail that belongs to the form's password, for password managers. */
  readonly username?: string;
  /** Fields that are locked until the guest asks to change them. */
  readonly lockedFields?: readonly Field[];
  readonly initialValues?: Readonly<Partial<Record<Field, string | boolean>>>;
  /** Errors of fields outside `fields` are ignored. */
  validate(values: unknown): Partial<Record<Field, ErrorKey>>;
  /**
   * @param values normalised values
   * @returns undefined on success
   */
  submit(values: Readonly<Record<Field, string>>): Promise<Outcome>;
  /** Content under a checkbox, such as a link to the text that it accepts. */
  readonly notes?: Readonly<Partial<Record<Field, ReactNode>>>;
  readonly children?: ReactNode;
  /** Label of the button, if not the form's own. */
  readonly submitLabel?: FormText;
  /** Returns why the form cannot be sent yet; undefined if it can. */
  readonly blocked?: (values: Readonly<Partial<Record<Field, unknown>>>) => string | undefined;
}

/** An error of the form as a whole. */
type FormError = { readonly error: ErrorKey } | { readonly failure: RequestError };

/**
 * A form of the club. Errors appear on blur or submit; a summary takes the focus if there are several. Typed values
 * survive a failed request.
 */
export function ClubForm<Field extends string>(props: ClubFormProps<Field>) {
  const {
    form,
    fields = fieldNames(form),
    username,
    lockedFields = [],
    initialValues = {},
    validate,
    submit,
    notes,
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
      // Validation ensures that no text is missing.
      const outcome = await submit(foldTexts(form, values) as Readonly<Record<Field, string>>);
      if (outcome === undefined) return undefined;
      return 'field' in outcome
        ? { [outcome.field]: outcome.error }
        : { [FORM_ERROR]: { error: outcome.error } };
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      if (thrown.kind === 'startAgain') return startAgain(page);
      return { [FORM_ERROR]: { failure: thrown } };
    }
  };

  return (
    <Form<Readonly<Record<string, unknown>>>
      onSubmit={send}
      initialValues={initialValues}
      validate={(values) => pick(validate(values), fields)}
      subscription={{ submitting: true, submitError: true, values: true, dirtySinceLastSubmit: true }}
    >
      {({ handleSubmit, submitting, submitError, values, dirtySinceLastSubmit }) => {
        const reason = blocked?.(values as Readonly<Partial<Record<Field, unknown>>>);
        const formError: FormError | undefined = dirtySinceLastSubmit ? undefined : submitError;
        return (
          <form
            ref={element}
            noValidate
            className="club-form"
            aria-labelledby="club-title"
            onSubmit={(event) => {
              event.preventDefault();
              if (submitting) return;
              void Promise.resolve(handleSubmit(event)).then(() => setAttempts((count) => count + 1));
            }}
          >
            <AttemptsProvider value={attempts}>
              <ErrorSummary form={form} fields={fields} />
              <div role="alert" className="form-problem">
                {formError !== undefined && 'error' in formError && <ErrorText error={formError.error} />}
                {formError !== undefined && 'failure' in formError && (
                  <p className="trouble" data-trouble={formError.failure.kind}>
                    {describeRequestError(formError.failure, page.texts)}
                  </p>
                )}
              </div>
              {username !== undefined && <KnownEmail email={username} />}
              {fields.map((name) =>
                form.fields[name].control === 'checkbox' ? (
                  <CheckboxField key={name} name={name} field={form.fields[name]} note={notes?.[name]} />
                ) : (
                  <FormInput
                    key={name}
                    name={name}
                    field={form.fields[name]}
                    isLocked={lockedFields.includes(name)}
                  />
                ),
              )}
            </AttemptsProvider>
            {children}
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

function pick<Field extends string>(
  errors: Partial<Record<Field, ErrorKey>>,
  fields: readonly Field[],
): Partial<Record<Field, ErrorKey>> {
  const shown = fields.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]]));
  return Object.fromEntries(shown);
}

function fieldNames<Field extends string>({ fields }: FormSpec<Field>): Field[] {
  const names = Object.keys(fields) as Field[];
  return names.filter((name) => fields[name].hidden !== true);
}

function foldTexts<Field extends string>(
  { fields }: FormSpec<Field>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const folded = Object.entries(values).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name as Field] : undefined;
    return [name, typeof value === 'string' && field !== undefined ? foldText(value, field) : value];
  });
  return Object.fromEntries(folded);
}
