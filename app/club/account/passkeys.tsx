import { useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { createPasskey } from '../flow/authenticator.ts';
import { Trouble, useCalls } from './calls.tsx';
import { Disclosure, formatDay, Status } from './disclosure.tsx';

interface PasskeysProps {
  /** Oldest first. */
  readonly passkeys: readonly Schemas['MemberPasskey'][];
  onChanged(): void;
}

type News = 'passkeyAdded' | 'passkeyRemoved';
type Problem = 'logInAgainFirst' | 'passkeyRefused' | 'passkeyExists';

/** The member's passkeys, with buttons to add and remove them. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const { api, locale, texts } = usePage();
  const { club } = texts;
  const calls = useCalls();
  const [news, setNews] = useState<News>();
  const [problem, setProblem] = useState<Problem>();
  const begin = () => {
    setNews(undefined);
    setProblem(undefined);
  };
  const finish = (done: News) => {
    onChanged();
    setNews(done);
  };
  const add = async () => {
    begin();
    const begun = await request(api.beginPasskey());
    if (!begun.success) return setProblem('logInAgainFirst');
    const created = await createPasskey(begun.options);
    if (created === 'cancelled') return;
    if (created === 'exists') return setProblem('passkeyExists');
    if (created === 'failed') return setProblem('passkeyRefused');
    const answer = await request(api.addPasskey({ body: { ...created, locale } }));
    if (answer.success) finish('passkeyAdded');
    else setProblem('passkeyRefused');
  };
  const remove = async (id: string) => {
    begin();
    const { success } = await request(api.removePasskey({ body: { id } }));
    if (success) finish('passkeyRemoved');
    else setProblem('logInAgainFirst');
  };
  return (
    <Disclosure title={club.passkeys} name="passkeys">
      <p>{club.passkeysText}</p>
      <dl className="details">
        {passkeys.map(({ id, createdAt, lastUsedAt }) => {
          const date = formatDay(createdAt);
          return (
            <div key={id} data-passkey="">
              <dt>{club.passkeyAddedOn({ date })}</dt>
              {lastUsedAt !== undefined && <dd>{club.passkeyUsedOn({ date: formatDay(lastUsedAt) })}</dd>}
              <dd>
                <button type="button" className="link" onClick={() => calls.run(() => remove(id))}>
                  {club.removePasskey({ date })}
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
      <Status name={news}>{news !== undefined && club[news]}</Status>
      <div role="alert">
        {problem !== undefined && (
          <p className="trouble" data-trouble={problem}>
            {club[problem]}
          </p>
        )}
      </div>
      <button type="button" className="secondary" data-add-passkey="" onClick={() => calls.run(add)}>
        {calls.isRunning ? club.sending : club.addPasskey}
      </button>
      <Trouble calls={calls} />
    </Disclosure>
  );
}
