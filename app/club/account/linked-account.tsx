import { useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { Trouble, useCalls } from './calls.tsx';
import { Disclosure } from './disclosure.tsx';

interface LinkedAccountProps {
  readonly provider: string;
  onUnlinked(): void;
}

/** The member's account at an identity provider, with a button that unlinks it. */
export function LinkedAccount({ provider, onUnlinked }: LinkedAccountProps) {
  const { api, locale, texts } = usePage();
  const { club } = texts;
  const calls = useCalls();
  const [isTooLate, setTooLate] = useState(false);
  const unlink = async () => {
    const { success } = await request(api.unlinkIdentities({ body: { locale } }));
    if (success) onUnlinked();
    else setTooLate(true);
  };
  return (
    <Disclosure title={club.linkedAccount({ provider })} name="linked">
      <p>{club.linkedAccountText({ provider })}</p>
      <button type="button" className="secondary" onClick={() => calls.run(unlink)}>
        {calls.isRunning ? club.sending : club.unlink}
      </button>
      <Trouble calls={calls}>
        {isTooLate && (
          <p className="trouble" data-trouble="logInAgainFirst">
            {club.logInAgainFirst}
          </p>
        )}
      </Trouble>
    </Disclosure>
  );
}
