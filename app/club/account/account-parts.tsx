import { useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { canUsePasskeys } from '../flow/authenticator.ts';
import { AccountRemoval } from './account-removal.tsx';
import { Trouble } from './calls.tsx';
import { DataDownload } from './data-download.tsx';
import { Devices } from './devices.tsx';
import { Status } from './disclosure.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from './password-change.tsx';
import type { LoadedAccount } from './use-account.ts';

/** The member's password, linked account, passkeys and devices; download and removal of the data. */
export function AccountParts({ email, account, load, calls }: LoadedAccount & { readonly email: string }) {
  const { texts } = usePage();
  const [unlinked, setUnlinked] = useState<string>();
  return (
    <div>
      {account !== undefined && (
        <>
          <PasswordChange email={email} hasPassword={account.hasPassword} onChanged={load} />
          {canUsePasskeys() && <Passkeys passkeys={account.passkeys} onChanged={load} />}
          {account.providers.map((provider) => (
            <LinkedAccount
              key={provider}
              provider={provider}
              onUnlinked={() => {
                setUnlinked(provider);
                load();
              }}
            />
          ))}
          <Status name="unlinked">
            {unlinked !== undefined && texts.club.unlinked({ provider: unlinked })}
          </Status>
          <Devices sessions={account.sessions} onEnded={load} />
        </>
      )}
      <Trouble calls={calls} />
      <DataDownload />
      <AccountRemoval email={email} />
    </div>
  );
}
