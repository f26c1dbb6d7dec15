import { useState } from 'react';
import { codeForm, validateCode } from '../../../generated/forms/code.ts';
import type { Outcome } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { ClubForm } from '../fields/club-form.tsx';
import { ErrorText } from '../fields/field-frame.tsx';
import { leave } from '../flow/log-in.ts';
import { sendActivationCode } from '../flow/send-code.ts';
import { NewCode } from '../steps/new-code.tsx';
import { Trouble, useCalls } from './calls.tsx';
import { Disclosure } from './disclosure.tsx';

/** Each new part takes the focus, because the pressed button has disappeared. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Removes the account, after a code by mail and a confirmation. */
export function AccountRemoval({ email }: { readonly email: string }) {
  const page = usePage();
  const { api, locale, texts } = page;
  const { club, form } = texts;
  const calls = useCalls();
  const [stage, setStage] = useState<'explain' | 'code' | 'confirm'>('explain');
  const [refused, setRefused] = useState<Outcome>();
  const codeRequest = { email, purpose: 'removal' } as const;
  const send = async () => {
    const outcome = await sendActivationCode(page, codeRequest);
    setRefused(outcome);
    if (outcome === undefined) setStage('code');
  };
  const verify = async (code: string): Promise<Outcome> => {
    const answer = await request(api.verifyCode({ body: { ...codeRequest, code, locale } }));
    if (!answer.success) return { field: 'code', error: answer.code ?? 'InvalidCode' };
    setStage('confirm');
    return undefined;
  };
  const remove = () => leave('deleted', () => request(api.removeAccount()));
  return (
    <Disclosure title={club.deleteAccount} name="removal">
      {stage === 'explain' && (
        <>
          <p>{club.deleteText({ email })}</p>
          <button type="button" className="secondary" onClick={() => calls.run(send)}>
            {calls.isRunning ? club.sending : form.sendCode}
          </button>
          {refused !== undefined && <ErrorText error={refused.error} />}
        </>
      )}
      {stage === 'code' && (
        <>
          <p tabIndex={-1} ref={focus}>
            {club.codeSentTo({ email })}
          </p>
          <ClubForm form={codeForm} validate={validateCode} submit={({ code }) => verify(code)} />
          <NewCode request={codeRequest} />
        </>
      )}
      {stage === 'confirm' && (
        <>
          <p tabIndex={-1} ref={focus}>
            {club.deleteConfirm}
          </p>
          <button type="button" className="primary" data-remove="" onClick={() => calls.run(remove)}>
            {calls.isRunning ? club.sending : club.deleteNow}
          </button>
        </>
      )}
      <Trouble calls={calls} />
    </Disclosure>
  );
}
