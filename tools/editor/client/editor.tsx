import './editor.css';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type EntryState, editorAddress, listSite, readEntry, type SiteList } from './editor-api.ts';
import { EntryEditor } from './entry-editor.tsx';

const query = new URLSearchParams(location.search);
const key = query.get('entry');
const firstLocale = query.get('locale');

interface Opened {
  readonly site: SiteList;
  /** Undefined for the list of entries. */
  readonly state: EntryState | undefined;
}

async function open(): Promise<Opened> {
  const [site, state] = await Promise.all([listSite(), key === null ? undefined : readEntry(key)]);
  return { site, state };
}

function Editor() {
  const [opened, setOpened] = useState<Opened | { readonly fault: string }>();
  useEffect(() => {
    open().then(setOpened, ({ message }) => setOpened({ fault: message }));
  }, []);
  if (opened === undefined) return <p className="page">Loading…</p>;
  if ('fault' in opened)
    return (
      <main className="page">
        <p role="alert">{opened.fault}</p>
        <a href="/dev/editor">All entries</a>
      </main>
    );
  const { site, state } = opened;
  const [base = ''] = Object.keys(site.locales);
  const locale = firstLocale !== null && Object.hasOwn(site.locales, firstLocale) ? firstLocale : base;
  if (state !== undefined) return <EntryEditor first={state} locales={site.locales} firstLocale={locale} />;
  return <EntryList site={site} locale={locale} />;
}

function EntryList({ site, locale }: { readonly site: SiteList; readonly locale: string }) {
  const [wanted, setWanted] = useState('');
  const found = site.entries.filter((entry) =>
    `${entry.area} ${entry.key}`.includes(wanted.trim().toLowerCase()),
  );
  return (
    <main className="page">
      <h1>Entries</h1>
      <label htmlFor="wanted">Area or key</label>
      <input id="wanted" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      {Object.entries(Object.groupBy(found, ({ area }) => area)).map(([area, entries = []]) => (
        <section key={area}>
          <h2>{area}</h2>
          <ul className="entries">
            {entries.map((entry) => (
              <li key={entry.key}>
                <a href={editorAddress(entry.key, locale)}>{entry.key}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
