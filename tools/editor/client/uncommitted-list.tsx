import { useEffect, useState } from 'react';
import { listUncommitted, reportChanges } from './editor-api.ts';

/** The files of the spec that differ from the last commit, and the report of the pages that they change. */
export function UncommittedList() {
  const [files, setFiles] = useState<readonly string[] | undefined>([]);
  const [report, setReport] = useState<{ readonly address?: string; readonly note?: string }>({});
  useEffect(() => {
    listUncommitted().then(
      (list) => setFiles(list.files),
      () => setFiles(undefined),
    );
  }, []);
  const compare = async () => {
    setReport({ note: 'Comparing all pages; this takes a minute or two.' });
    setReport(
      await reportChanges().then(
        (address) => ({ address }),
        ({ message }) => ({ note: message }),
      ),
    );
  };
  return (
    <section aria-labelledby="uncommitted">
      <h2 id="uncommitted">Not committed yet</h2>
      {files === undefined && <p>Git does not know this folder.</p>}
      {files?.length === 0 && <p>Nothing: the spec is as in the last commit.</p>}
      <ul className="files">
        {files?.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
      <button type="button" onClick={compare}>
        List the pages that this changes
      </button>
      <p role="status">
        {report.note}
        {report.address && (
          <a href={report.address} target="_blank" rel="noreferrer">
            Open the report
          </a>
        )}
      </p>
      <p className="hint">
        In a terminal: <code>npm run --silent changes -- --base HEAD</code>
      </p>
    </section>
  );
}
