/**
 * Reads built documents into content, as a content system hands it out: a file of JSON for each language, with its pages as blocks
 * of headings, texts, lists, facts, tables, pictures and cards: `node read-content.mjs <folder of documents> <folder of content>`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize, serializeOuter, defaultTreeAdapter as tree } from 'parse5';

const [, , documents = '', target = ''] = process.argv;
const blockTags = new Set(
  'article aside details div dl fieldset figcaption figure footer form h1 h2 h3 h4 header nav ol p picture section table ul'.split(
    ' ',
  ),
);

const elements = (node) => tree.getChildNodes(node).filter(tree.isElementNode);
const attributes = ({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const descendants = (node) => elements(node).flatMap((child) => [child, ...descendants(child)]);
const isA = (tag, name) => (node) =>
  node.tagName === tag && (name === undefined || (attributes(node).class ?? '').split(' ').includes(name));
const findAll = (node, tag, name) => descendants(node).filter(isA(tag, name));
const find = (node, tag, name) => findAll(node, tag, name)[0];
const textOf = (node) =>
  tree.isTextNode(node) ? node.value : (node.childNodes ?? []).map((child) => textOf(child)).join('');
const linkOf = (node) => ({ ...attributes(node), text: textOf(node) });

function pictureOf(node) {
  const [source, img] = [find(node, 'source'), find(node, 'img')];
  return { class: attributes(node).class, source: source && attributes(source), img: attributes(img) };
}

function cardOf(node) {
  const link = find(node, 'a');
  const picture = find(node, 'picture');
  return {
    ...linkOf(link),
    ...(picture && { picture: pictureOf(picture) }),
    texts: elements(node).filter(isA('p')).map(textBlock),
  };
}

function valuesOf(term) {
  const siblings = elements(tree.getParentNode(term));
  const [, ...rest] = siblings.slice(siblings.indexOf(term));
  const end = rest.findIndex(isA('dt'));
  return end < 0 ? rest : rest.slice(0, end);
}

const textBlock = (node) => ({
  type: 'text',
  tag: node.tagName,
  attributes: attributes(node),
  html: serialize(node),
});

function blockOf(node) {
  const { class: name, id } = attributes(node);
  const cells = (row) => elements(row).map((cell) => ({ ...attributes(cell), html: serialize(cell) }));
  const items = elements(node);
  switch (node.tagName) {
    case 'picture':
      return { type: 'picture', picture: pictureOf(node) };
    case 'dl':
      return {
        type: 'facts',
        class: name,
        facts: findAll(node, 'dt').map((term) => ({
          term: textOf(term),
          values: valuesOf(term).map((value) => serialize(value)),
        })),
      };
    case 'table': {
      const head = find(node, 'thead');
      const rows = findAll(find(node, 'tbody'), 'tr').map(cells);
      return { type: 'table', class: name, head: head ? cells(find(head, 'tr')) : [], rows };
    }
    case 'ol':
    case 'ul':
      if (items.some((item) => find(item, 'article', 'card')))
        return { type: 'cards', class: name, cards: findAll(node, 'article', 'card').map(cardOf) };
      if (items.some((item) => elements(item).some(({ tagName }) => blockTags.has(tagName)))) break;
      return {
        type: 'list',
        ordered: node.tagName === 'ol',
        class: name,
        items: items.map((item) => serialize(item)),
      };
    case 'form':
    case 'svg':
    case 'template':
      // Of another system, as a booking engine or a map is.
      return { type: 'embed', html: serializeOuter(node) };
  }
  const isMixed = tree
    .getChildNodes(node)
    .some((child) => tree.isTextNode(child) && child.value.trim() !== '');
  return !isMixed && items.some(({ tagName }) => blockTags.has(tagName))
    ? { type: 'group', tag: node.tagName, class: name, id, blocks: blocksOf(node) }
    : textBlock(node);
}

function blocksOf(node) {
  return elements(node)
    .filter(({ tagName }) => tagName !== 'link')
    .map(blockOf);
}

function pageOf(path, document) {
  const [head, body, main] = [find(document, 'head'), find(document, 'body'), find(document, 'main')];
  const metas = findAll(head, 'meta').map(attributes);
  const links = findAll(head, 'link').map(attributes);
  const structuredData = findAll(head, 'script').find(({ attrs }) =>
    attrs.some(({ value }) => value === 'application/ld+json'),
  );
  return {
    path,
    lang: attributes(find(document, 'html')).lang,
    title: textOf(find(head, 'title')),
    description: metas.find(({ name }) => name === 'description')?.content,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang),
    preview: metas.filter(({ property }) => property),
    structuredData: structuredData && textOf(structuredData),
    languages: findAll(find(body, 'details', 'languages'), 'li')
      .flatMap(elements)
      .map(linkOf),
    blocks: blocksOf(main),
  };
}

/** The parts that all pages of a language share. */
function shellOf(document) {
  const body = find(document, 'body');
  const header = find(body, 'header', 'site-header');
  return {
    home: linkOf(find(header, 'a', 'wordmark')),
    skip: linkOf(find(body, 'a', 'skip-link')),
    navigation: findAll(find(header, 'nav', 'main-navigation'), 'a').map(linkOf),
    search: linkOf(find(header, 'a', 'search-opener')),
    club: linkOf(find(header, 'a', 'club-opener')),
    notices: blocksOf(find(body, 'div', 'notices')),
    footer: blocksOf(find(body, 'footer', 'site-footer')),
    after: blocksOf(body).filter(({ type }) => type === 'embed'),
    stylesheets: findAll(find(body, 'main'), 'link').map((node) => attributes(node).href),
    scripts: findAll(document, 'script')
      .map((node) => attributes(node).src)
      .filter(Boolean),
  };
}

const languages = new Map();
for (const file of readdirSync(documents, { recursive: true }).sort()) {
  if (!file.endsWith('.html')) continue;
  const document = parse(readFileSync(join(documents, file), 'utf8'));
  const page = pageOf(`/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`, document);
  const language = languages.get(page.lang) ?? { shell: shellOf(document), pages: [] };
  language.pages.push(page);
  languages.set(page.lang, language);
}
mkdirSync(target, { recursive: true });
for (const [lang, content] of languages) writeFileSync(join(target, `${lang}.json`), JSON.stringify(content));
