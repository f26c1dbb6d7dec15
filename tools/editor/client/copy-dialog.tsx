import { type FormEvent, useRef, useState } from 'react';
import type { Entry, SiteLocale } from '../entry-files.ts';
import { copyEntry, editorAddress } from './editor-api.ts';
import { valueAt } from './list-changes.ts';
import { describeFinding } from './schema-form.tsx';

interface CopyDialogProps {
  readonly entry: Entry;
  readonly locales: Readonly<Record<string, SiteLocale>>;
  readonly locale: string;
}

/** A button that asks for key, titles and slugs of a copy of an entry, and opens the copy. */
export function CopyDialog({ entry, locales, locale }: CopyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const own = entry.locales.filter((code) => valueAt(entry.value, ['locales', code, 'title']) !== undefined);
  const copy = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const valuesOf = (name: string) => {
      const values = own.map((code) => [code, String(data.get(`${name}.${code}`)).trim()] as const);
      return Object.fromEntries(values.filter(([, text]) => text !== ''));
    };
    const key = String(data.get('key')).trim();
    const answer = await copyEntry(entry.key, { key, titles: valuesOf('title'), slugs: valuesOf('slug') });
    if (answer.status === 'saved') location.assign(editorAddress(key, locale));
    else if (answer.status === 'refused')
      setErrors(
        answer.findings.map(
          (finding) => `${finding.path?.join(' → ') ?? finding.file}: ${describeFinding(finding)}`,
        ),
      );
    else if (answer.status === 'failed') setErrors([answer.message]);
    else setErrors([`These files exist already: ${answer.files.join(', ')}.`]);
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        New from a copy…
      </button>
      <dialog ref={dialog} aria-labelledby="copy-heading">
        <form onSubmit={copy}>
          <h2 id="copy-heading">A copy of {entry.key}</h2>
          <p>
            It has the texts, pictures and facts of this entry; all facts are assumed until you confirm them.
            Addresses cannot be changed here later: use <code>npm run spec -- rename-slug</code>.
          </p>
          <label htmlFor="copy-key">Key, which is the English slug</label>
          <input id="copy-key" name="key" required autoComplete="off" />
          <table>
            <thead>
              <tr>
                <th scope="col">Language</th>
                <th scope="col">Title</th>
                <th scope="col">Slug, if it is not the key</th>
              </tr>
            </thead>
            <tbody>
              {own.map((code) => (
                <tr key={code} lang={locales[code]?.bcp47}>
                  <th scope="row">{locales[code]?.name}</th>
                  <td>
                    <input
                      name={`title.${code}`}
                      aria-label={`Title, ${locales[code]?.name}`}
                      defaultValue={String(valueAt(entry.value, ['locales', code, 'title']))}
                    />
                  </td>
                  <td>
                    <input
                      name={`slug.${code}`}
                      aria-label={`Slug, ${locales[code]?.name}`}
                      autoComplete="off"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div role="alert">
            {errors.map((error) => (
              <p key={error}>{error}</p>
            ))}
          </div>
          <p>
            <button type="submit" className="primary">
              Make the copy
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
