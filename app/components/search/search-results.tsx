import { useRenderContext } from '../../document/use-render-context.ts';
import { thumbnail } from '../../search/search-document.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { cutSnippet, markTitle, type Part, shownFacts } from '../../search/snippet.ts';
import { AnswerText } from '../facts/answer-text.tsx';

export interface SearchResultsProps {
  readonly index: SearchIndex;
  readonly found: readonly Found[];
}

// Only the first results have snippets, which take most of the time of a results page.
const mostDescribed = 20;

/** The results of a search: the first with picture, title, kind, facts and snippet, with hits marked; the others as links. */
export function SearchResults({ index, found }: SearchResultsProps) {
  const others = found.slice(mostDescribed);
  return (
    <>
      <ol className="search-results">
        {found.slice(0, mostDescribed).map((each) => (
          <Result key={each.document.path} index={index} found={each} />
        ))}
      </ol>
      {others.length > 0 && (
        <ul className="links section">
          {others.map(({ document: { path, title } }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ index, found }: { readonly index: SearchIndex; readonly found: Found }) {
  const { settings } = useRenderContext();
  const { path, picture, about, answer } = found.document;
  const facts = shownFacts(index, found).join('\u00a0· ');
  return (
    <li className={answer && 'search-answer'}>
      <img
        className="search-picture"
        src={settings.pictureBase + picture}
        width={thumbnail.width}
        height={thumbnail.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <h2 className="search-title">
        <a href={path}>
          <Marked parts={markTitle(index, found)} />
        </a>
      </h2>
      {about !== '' && <p className="search-about">{about}</p>}
      {facts !== '' && <p className="search-facts">{facts}</p>}
      {answer === undefined ? (
        <p className="search-snippet">
          <Marked parts={cutSnippet(index, found)} />
        </p>
      ) : (
        <AnswerText className="search-snippet" answer={answer} />
      )}
    </li>
  );
}

function Marked({ parts }: { readonly parts: readonly Part[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in their order and are rendered once.
  return parts.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text));
}
