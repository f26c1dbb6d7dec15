import { longestQuery, searchQuery } from '../../declarations/search-addresses.ts';
import {
  countAreas,
  type SearchAnswer,
  type SearchDocument,
  type SearchFile,
  thumbnail,
} from '../../search/search-document.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { cutSnippet, markTitle, type Part, shownFacts } from '../../search/snippet.ts';

/** The elements of the search dialog. */
export interface SearchView {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The current results, in order. */
  links(): readonly HTMLElement[];
  /** @param isShort whether the query is too short to search for */
  showStart(often: readonly SearchDocument[], isShort: boolean): void;
  /** @param action address of the results page, which shows the results that do not fit here */
  showFound(found: readonly Found[], query: string, action: string): void;
}

const mostShown = 8;
const cross = drawIcon('m6 6 12 12M18 6 6 18');
const glass = drawIcon('M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11.5 5 5 5');

/** Builds the dialog, closed and not yet in the page. */
export function createSearchView({ texts, pictureBase, areas }: SearchFile, index: SearchIndex): SearchView {
  const input = create('input', {
    type: 'search',
    name: 'q',
    placeholder: texts.example,
    ariaLabel: texts.label,
    autocomplete: 'off',
    enterKeyHint: 'search',
    maxLength: longestQuery,
  });
  const words = create('span', { className: 'words', textContent: texts.submit });
  const submit = create('button', { type: 'submit', className: 'button', innerHTML: glass }, words);
  const close = create('button', {
    type: 'button',
    className: 'icon-button',
    ariaLabel: texts.close,
    innerHTML: cross,
  });
  const form = create('form', { role: 'search' }, input, submit, close);
  const status = create('p', { className: 'search-status', role: 'status' });
  const results = create('div', {});
  const body = create('div', { className: 'search-body' }, status, results);
  const dialog = create('dialog', { className: 'search-dialog', ariaLabel: texts.label }, form, body);
  close.addEventListener('click', () => dialog.close());

  const listed = (items: readonly HTMLElement[]) => create('ol', { className: 'search-results' }, ...items);
  const toItem = (found: Found) => {
    const { path, picture, about, answer } = found.document;
    const words = answer === undefined ? marked(cutSnippet(index, found)) : answerWords(answer);
    const result = item(
      path,
      marked(markTitle(index, found)),
      create('img', {
        className: 'search-picture',
        ...thumbnail,
        alt: '',
        loading: 'lazy',
        decoding: 'async',
        // Set after `loading`: setting `src` starts the download.
        src: pictureBase + picture,
      }),
      create('p', { className: 'search-about', textContent: about }),
      create('p', { className: 'search-facts', textContent: shownFacts(index, found).join('\u00a0· ') }),
      create('p', { className: 'search-snippet' }, ...words),
    );
    if (answer !== undefined) result.className = 'search-answer';
    return result;
  };
  return {
    dialog,
    form,
    input,
    links: () => [...results.querySelectorAll<HTMLElement>('.search-title a')],
    showStart(often, isShort) {
      status.textContent = isShort ? texts.hint : '';
      const items = often.map(({ path, title }) => item(path, [title]));
      results.replaceChildren(create('h2', { textContent: texts.often }), listed(items));
    },
    showFound(found, query, action) {
      const { length } = found;
      const count = texts.found[length] ?? '';
      status.textContent = length === 0 ? texts.none.replace('{query}', () => query) : count;
      const items = found.slice(0, mostShown).map(toItem);
      const all = action + searchQuery(query);
      const documents = found.map(({ document }) => document);
      const chips = countAreas(documents, areas).map(({ area, name, count }) =>
        create('li', {}, chip(action + searchQuery(query, area), name, count)),
      );
      const list = create('ul', { className: 'filter-options', ariaLabel: texts.areas }, ...chips);
      const shown = listed(length > mostShown ? [...items, item(all, [count])] : items);
      results.replaceChildren(...(chips.length > 0 ? [list] : []), shown);
    },
  };
}

function drawIcon(path: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

function item(href: string, title: readonly (Node | string)[], ...more: readonly HTMLElement[]): HTMLElement {
  const heading = create('p', { className: 'search-title' }, create('a', { href }, ...title));
  return create('li', {}, heading, ...more);
}

function chip(href: string, name: string, count: number): HTMLElement {
  const number = create('span', { className: 'filter-count', textContent: String(count) });
  return create('a', { className: 'filter-option', href }, `${name} `, number);
}

/** As `AnswerText` of results pages. */
function answerWords({ summary, parts }: SearchAnswer): (Node | string)[] {
  const words = parts.map(({ text, href }) =>
    href === undefined ? text : create('a', { href, textContent: text }),
  );
  const all = summary === '' ? words : [create('strong', { textContent: summary }), ...words];
  return all.flatMap((word, at) => (at === 0 ? word : ['\u00a0· ', word]));
}

function marked(parts: readonly Part[]): (Node | string)[] {
  return parts.map(({ text, isHit }) => (isHit ? create('mark', { textContent: text }) : text));
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
