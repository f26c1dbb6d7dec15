import { pictureBasePlaceholder } from '../../document/placeholders.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { cutSnippet, markTitle, type Part } from '../../search/snippet.ts';
import { thumbnail } from '../../search/thumbnail.ts';

export interface SearchResultsProps {
  readonly index: SearchIndex;
  readonly found: readonly Found[];
}

/** The results of a search: picture, title, kind and snippet, with the hits marked. */
export function SearchResults({ index, found }: SearchResultsProps) {
  return (
    <ol className="search-results">
      {found.map((each) => (
        <li key={each.document.path}>
          <img
            className="search-picture"
            src={pictureBasePlaceholder + each.document.picture}
            width={thumbnail.width}
            height={thumbnail.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <h2 className="search-title">
            <a href={each.document.path}>
              <Marked parts={markTitle(index, each)} />
            </a>
          </h2>
          {each.document.section !== '' && <p className="search-section">{each.document.section}</p>}
          <p className="search-snippet">
            <Marked parts={cutSnippet(index, each)} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ parts }: { readonly parts: readonly Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in their order and are rendered once.
  return parts.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text));
}
