import { useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { Trouble, useCalls } from './calls.tsx';
import { Disclosure, formatDay, Status } from './disclosure.tsx';

interface DevicesProps {
  /** Newest first. */
  readonly sessions: readonly Schemas['MemberSession'][];
  onEnded(): void;
}

/** The member's sessions. The member can end each one, or all but the current one. */
export function Devices({ sessions, onEnded }: DevicesProps) {
  const { api, texts } = usePage();
  const { club } = texts;
  const calls = useCalls();
  const [notice, setNotice] = useState<'loggedOutThere' | 'loggedOutOthers'>();
  const end = (id?: string) =>
    calls.run(async () => {
      setNotice(undefined);
      await request(id === undefined ? api.endOtherSessions() : api.endSession({ body: { id } }));
      onEnded();
      setNotice(id === undefined ? 'loggedOutOthers' : 'loggedOutThere');
    });
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Disclosure title={club.devices} name="devices">
      <dl className="details">
        {sessions.map(({ id, device, isCurrent, createdAt, lastSeenAt }) => {
          const name = device === '' ? club.unknownDevice : device;
          return (
            <div key={id} data-session={isCurrent ? 'here' : 'elsewhere'}>
              <dt>{isCurrent ? `${name} (${club.thisDevice})` : name}</dt>
              <dd>
                {club.loggedInOn({ date: formatDay(createdAt) })}
                <br />
                {club.lastSeenOn({ date: formatDay(lastSeenAt) })}
              </dd>
              {!isCurrent && (
                <dd>
                  <button type="button" className="link" onClick={() => end(id)}>
                    {club.logOutThere({ device: name })}
                  </button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <Status name={notice}>{notice !== undefined && club[notice]}</Status>
      {others.length > 1 && (
        <button type="button" className="secondary" onClick={() => end()}>
          {club.logOutOthers}
        </button>
      )}
      <Trouble calls={calls} />
    </Disclosure>
  );
}
