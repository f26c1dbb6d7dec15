import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { fontScriptOf } from '../../../app/document/critical-css.ts';
import { locales } from '../../../generated/locales.ts';
import { securityHeaders } from '../fixture/built-pages.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const policy = securityHeaders[securityHeaders.indexOf('content-security-policy') + 1] ?? '';
const inlineTag = /<(script|style)>([^<]*)<\/\1>/g;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const inlineTexts = new Map<string, { readonly isAllowed: boolean; readonly size: number }>();

/** Of a script or style: whether the policy allows it, and its size compressed. Most documents have the same. */
function measure(text: string) {
  const known = inlineTexts.get(text);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(text).digest('base64');
  const size = brotliCompressSync(text, quality).length;
  const measured = { isAllowed: policy.includes(`'sha256-${hash}'`), size };
  inlineTexts.set(text, measured);
  return measured;
}

testDocuments('a document holds nothing that its content security policy would refuse', ({ html }) => {
  const refused = [...html.matchAll(inlineTag)].filter(([, , text = '']) => !measure(text).isAllowed);
  const rest = html.replace(inlineTag, '');
  const others = {
    'a style attribute': /\sstyle="/,
    'another inline style': /<style/,
    'another inline script': /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))/,
    'an event attribute': /<[^>]*\son[a-z]+="/,
  };
  return [
    ...refused.map(([, name]) => `an inline ${name}`),
    ...Object.entries(others).flatMap(([what, pattern]) => (pattern.test(rest) ? what : [])),
  ];
});

testDocuments(
  'a document carries its critical styles, at most 4 KB, and has its stylesheets after the head of the page',
  ({ html }) => {
    const styles = findAll(html, /<style>([^<]*)<\/style>/g);
    const sheets = html.match(/<link rel="stylesheet" [^>]*>/g) ?? [];
    const size = styles.reduce((sum, text) => sum + measure(text).size, 0);
    return [
      // The second is that of a hero.
      ...differ('styles', styles.length, html.includes('<header class="hero') ? 2 : 1),
      ...differ('small', size <= 4 * 1024, true),
      ...differ(
        'sheets',
        sheets.length,
        1 +
          [/class="(?:enquiry|booking-bar|thanks)\b/, /class="(?:filters|compare|comparison)"/].filter(
            (part) => part.test(html),
          ).length,
      ),
      ...differ('after the head', /<main.*?<\/header>/s.test(html.split(sheets.join(''))[0] ?? ''), true),
    ];
  },
);

testDocuments(
  'a document asks for the fonts of its script only: of headings first, of text at the end',
  ({ page, html }) => {
    const script = fontScriptOf(locales[page.locale].bcp47);
    const preloaded = findAll(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
    const named = new Set([...preloaded, ...findAll(html, /url\((\/assets\/[^)]+\.woff2)\)/g)]);
    const [start = ''] = /<body[^>]*>(?:<link rel="preload" as="font"[^>]*>)?/.exec(html) ?? [];
    return [
      ...[...named].filter((address) => !address.includes(`-${script}-`)),
      ...differ('fonts', [named.size, preloaded.length], script === 'hangul' ? [1, 1] : [2, 2]),
      ...differ('first', start.includes('/heading-'), script !== 'hangul'),
      ...differ('last', /<link rel="preload" as="font"[^>]*><\/body>/.test(html), true),
    ];
  },
);
