import { altTexts } from '../../../generated/media/alt-texts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Picture } from './picture.tsx';

/** The width of a picture in the stylesheet. */
const sizes = '(min-width: 35rem) 28rem, 84vw';
const largest = 800;

/** The scrollable gallery of a page; nothing if it has none. */
export function Gallery({ page: { key, locale } }: { readonly page: Page }) {
  const names = factsOf(key).pictures;
  const { gallery } = messages[locale];
  if (names.length === 0) return null;
  return (
    <figure className="gallery container">
      <section
        aria-label={gallery.label}
        data-previous={gallery.previous}
        data-next={gallery.next}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which needs the keyboard, too.
        tabIndex={0}
      >
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Picture name={name} alt={altTexts[name][locale]} sizes={sizes} largest={largest} />
            </li>
          ))}
        </ul>
      </section>
    </figure>
  );
}
