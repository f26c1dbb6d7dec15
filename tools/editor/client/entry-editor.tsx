import { useEffect, useRef, useState } from 'react';
import type { SiteLocale } from '../entry-files.ts';
import type { FieldFinding } from '../write-entry.ts';
import { CopyDialog } from './copy-dialog.tsx';
import type { EntryState } from './editor-api.ts';
import { FactsForm } from './facts-form.tsx';
import { valueAt, withValue } from './list-changes.ts';
import { SaveBar } from './save-bar.tsx';
import { describeFinding, findingsAt, SchemaForm } from './schema-form.tsx';
import { UncommittedList } from './uncommitted-list.tsx';
import { useEntry } from './use-entry.ts';

interface EntryEditorProps {
  readonly first: EntryState;
  readonly locales: Readonly<Record<string, SiteLocale>>;
  readonly firstLocale: string;
}

/** The forms of an entry, with its page in the chosen language beside them. */
export function EntryEditor({ first, locales, firstLocale }: EntryEditorProps) {
  const [locale, setLocale] = useState(firstLocale);
  const edited = useEntry(first);
  const { state, value, setValue, bodies, setBody, findings, save, saves } = edited;
  const { entry, fields } = state;
  const path = entry.paths[locale];
  const language = locales[locale];

  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Reloaded and not replaced, so that it stays where it was scrolled to.
    if (saves > 0) frame.current?.contentWindow?.location.reload();
  }, [saves]);
  useEffect(() => {
    document.title = `${entry.key} – Editor`;
  }, [entry.key]);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  }, [save]);

  const ofEntry = findings.filter(
    ({ path: at }) => at !== undefined && !['facts', 'assumed', 'locales'].includes(String(at[0])),
  );
  const merge = (fieldsOfForm: unknown) => setValue({ ...Object(value), ...Object(fieldsOfForm) });
  return (
    <div className="split">
      <main>
        <h1>{entry.key}</h1>
        <p className="hint">
          <a href="/dev/editor">All entries</a> · <code>spec/{entry.file}</code>
        </p>
        <CopyDialog key={`copy ${saves}`} entry={entry} locales={locales} locale={locale} />
        <SaveBar edited={edited} locales={locales} locale={locale} setLocale={setLocale} />
        <section aria-labelledby="texts" lang="en">
          <h2 id="texts">Texts: {language?.name}</h2>
          <div lang={language?.bcp47}>
            <SchemaForm
              key={locale}
              id={`text-${locale}`}
              schema={fields.locale}
              value={valueAt(value, ['locales', locale])}
              findings={findingsAt(findings, ['locales', locale])}
              onChange={(texts) =>
                setValue(
                  withValue(value, ['locales', locale], {
                    ...Object(valueAt(value, ['locales', locale])),
                    ...Object(texts),
                  }),
                )
              }
            />
          </div>
          <label htmlFor="body">Body, in Markdown</label>
          <BodyFindings findings={findings.filter(({ body }) => body === locale)} />
          <textarea
            id="body"
            rows={14}
            lang={language?.bcp47}
            value={bodies[locale] ?? ''}
            onChange={({ target }) => setBody(locale, target.value)}
          />
          <p className="hint">
            Address: {path === undefined ? 'no page yet' : <code>{path}</code>}. To change it:{' '}
            <code>
              npm run spec -- rename-slug {entry.key} {locale} …
            </code>
          </p>
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts">Facts, for all languages</h2>
          <FactsForm schemas={fields.facts} value={value} findings={findings} onChange={setValue} />
        </section>
        <section aria-labelledby="fields">
          <h2 id="fields">Place, pictures and more, for all languages</h2>
          <SchemaForm id="main" schema={fields.main} value={value} findings={ofEntry} onChange={merge} />
          <details>
            <summary>Seldom needed</summary>
            <SchemaForm id="more" schema={fields.more} value={value} findings={ofEntry} onChange={merge} />
          </details>
        </section>
        <UncommittedList key={saves} />
      </main>
      {path === undefined ? (
        <p className="page">There is no page in this language.</p>
      ) : (
        // Another frame for each page: one that is reloading would stay where it is.
        <iframe ref={frame} key={path} title={`The page in ${language?.name}`} src={encodeURI(path)} />
      )}
    </div>
  );
}

function BodyFindings({ findings }: { readonly findings: readonly FieldFinding[] }) {
  return (
    <ul className="errors">
      {findings.map((finding) => (
        <li key={describeFinding(finding)}>{describeFinding(finding)}</li>
      ))}
    </ul>
  );
}
