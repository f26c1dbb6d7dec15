import type { SiteLocale } from '../entry-files.ts';
import { nameField } from './field-names.ts';
import { describeFinding } from './schema-form.tsx';
import { type EditedEntry, showValue } from './use-entry.ts';

interface SaveBarProps {
  readonly edited: EditedEntry;
  readonly locales: Readonly<Record<string, SiteLocale>>;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
}

/** The choice of the language, the save button, and what became of the last save. */
export function SaveBar({ edited, locales, locale, setLocale }: SaveBarProps) {
  const { state, changes, changedBodies, findings, notice, isSaving, save } = edited;
  const changed = new Set([
    ...changes.flatMap(({ path }) => (path[0] === 'locales' ? String(path[1]) : [])),
    ...Object.keys(changedBodies),
  ]);
  const refused = new Set(
    findings.flatMap(({ path, body }) => body ?? (path?.[0] === 'locales' ? String(path[1]) : [])),
  );
  const mark = (code: string) => (refused.has(code) ? ' – see below' : changed.has(code) ? ' – changed' : '');
  const count = changes.length + Object.keys(changedBodies).length;
  return (
    <div className="bar">
      <label htmlFor="language">Language</label>
      <select id="language" value={locale} onChange={({ target }) => setLocale(target.value)}>
        {state.entry.locales.map((code) => (
          <option key={code} value={code}>
            {locales[code]?.name}
            {mark(code)}
          </option>
        ))}
      </select>
      <button type="button" className="primary" disabled={count === 0 || isSaving} onClick={save}>
        {isSaving ? 'Saving…' : 'Save'}
      </button>
      <span className="count">{count === 0 ? 'No changes' : `${count} unsaved`}</span>
      <div role="status" className={`notice ${notice?.kind ?? ''}`}>
        {notice?.text}
        {notice?.kind === 'refused' && (
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.file} ${finding.path} ${finding.message}`}>
                <strong>{nameField(finding, state.fields, locales)}</strong>: {describeFinding(finding)}
              </li>
            ))}
          </ul>
        )}
        {notice?.kind === 'conflict' && (
          <table>
            <thead>
              <tr>
                <th scope="col">Your change</th>
                <th scope="col">In the file now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ path }) => (
                <tr key={path.join()}>
                  <th scope="row">{path.join(' → ')}</th>
                  <td>{showValue(state.entry.value, path)}</td>
                  <td>{showValue(edited.value, path)}</td>
                </tr>
              ))}
              {Object.entries(changedBodies).map(([code, body]) => (
                <tr key={code}>
                  <th scope="row">body → {code}</th>
                  <td>{state.entry.bodies[code]}</td>
                  <td>{body}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
