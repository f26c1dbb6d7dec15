import { useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { Trouble, useCalls } from './calls.tsx';
import { Disclosure, Status } from './disclosure.tsx';

/** All data about the member, as a JSON file. */
export function DataDownload() {
  const { api, texts } = usePage();
  const { club } = texts;
  const calls = useCalls();
  const [isSaved, setSaved] = useState(false);
  const download = () =>
    calls.run(async () => {
      setSaved(false);
      const data = await request(api.exportMemberData());
      save(JSON.stringify(data, describeTime, 2), `${location.hostname}.json`);
      setSaved(true);
    });
  return (
    <Disclosure title={club.downloadData} name="download">
      <p>{club.downloadText}</p>
      <button type="button" className="secondary" onClick={download}>
        {calls.isRunning ? club.loading : club.downloadData}
      </button>
      <Status name="downloaded">{isSaved && club.downloaded}</Status>
      <Trouble calls={calls} />
    </Disclosure>
  );
}

function describeTime(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
