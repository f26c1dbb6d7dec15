import { altTexts } from '../../../generated/media/alt-texts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Picture } from './picture.tsx';

const viewer = 'pictures';

/** The pictures of a page in a row, and large in a viewer that opens without a script; nothing if it has none. */
export function Gallery({ page: { key, locale } }: { readonly page: Page }) {
  const names = factsOf(key).pictures;
  const { gallery } = messages[locale];
  if (names.length === 0) return null;
  const listOf = (sizes: string, largest: number) => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Picture name={name} alt={altTexts[name][locale]} sizes={sizes} largest={largest} />
        </li>
      ))}
    </ul>
  );
  return (
    <figure className="gallery" aria-label={gallery.label}>
      {listOf('(min-width: 48rem) 20vw, 50vw', 800)}
      <button type="button" className="button button-quiet" popoverTarget={viewer}>
        {gallery.all}
      </button>
      <dialog id={viewer} popover="auto" className="viewer" aria-label={gallery.label}>
        <button type="button" className="button" popoverTarget={viewer} popoverTargetAction="hide">
          {gallery.close}
        </button>
        {listOf('min(100vw, 75rem)', Infinity)}
      </dialog>
    </figure>
  );
}
