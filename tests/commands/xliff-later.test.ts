/** XLIFF files of an earlier export, those that are not finished, and stale translations. */
import { describe, expect, test } from 'vitest';
import { translate, translated, withXliffCopy } from './xliff-copy.ts';

const { copy, exported } = withXliffCopy();

describe('a document of an earlier export', () => {
  test('leaves out the units of which source or translation have changed, or which are gone, and takes the others', () => {
    const document = translated(exported());
    copy().write('content/home/se.md', 'Välkommen hem.\n');
    copy().write('content/summer/hr.md', 'Novo.\n');
    copy().write('media/alt.yaml', 'sea/2: { hr: Val, en: A wave }\n');
    const before = copy().specFiles();
    const { code, output } = copy().import(document);
    expect(code, output).toBe(0);
    const lineOf = (text: string) => document.slice(0, document.indexOf(text)).split('\n').length;
    expect(output).toContain(`
Left out, since the spec no longer has them:
  ${copy().file}:${lineOf('<unit id="sea.1"')}  sea.1 of media.alt
Left out, since their source has changed since the export:
  ${copy().file}:${lineOf('<unit id="body" name="content/summer')}  body of content.summer
Left out, since their translation has changed here since the export:
  ${copy().file}:${lineOf('<unit id="body" name="content/home')}  body of content.home
`);
    const own = ['routes/offers/summer.yaml', 'messages/se.yaml'];
    const after = Object.entries(copy().specFiles()).filter(([file, text]) => text !== before[file]);
    expect(after.map(([file]) => file).toSorted()).toEqual(own.toSorted());
  });

  test('does not take back what has changed since, where its translator has changed nothing', () => {
    const document = exported();
    copy().write('content/home/se.md', 'Välkommen hem.\n');
    const { output } = copy().import(document);
    expect(output).toContain('New: 0.');
    expect(output).not.toContain('Left out');
    expect(copy().text('spec/content/home/se.md')).toBe('Välkommen hem.\n');
  });

  test('may be imported twice', () => {
    const document = translated(exported());
    copy().import(document);
    const before = copy().specFiles();
    const { output } = copy().import(document);
    expect(output).toContain('New: 0.');
    expect(output).not.toContain('Left out');
    expect(copy().specFiles()).toEqual(before);
  });
});

describe('a unit that is not finished', () => {
  test('is left out and named where a segment is translated', () => {
    const document = translate(exported(), 'content.summer body', 'Mer', '', '');
    const { output } = copy().import(document.replaceAll('<target></target>', ''));
    expect(output).toMatch(
      /Left out, since some of their segments are not translated:\n.*body of content.summer\n/,
    );
    expect(Object.keys(copy().specFiles())).not.toContain('content/summer/se.md');
  });

  test('is finished where a number is the same in both languages, whatever its state', () => {
    copy().write('content/summer/hr.md', 'Od\n\n15.30\n');
    const document = translate(copy().export(), 'content.summer body', 'Från', '15.30');
    copy().import(document.replaceAll('state="translated"', 'state="initial"'));
    expect(copy().text('spec/content/summer/se.md')).toBe('Från\n\n15.30\n');
  });

  test.each([
    ['the source in its place', '$1<target>$2</target>'],
    ['an empty target', '$1<target/>'],
  ])('counts as not translated with %s', (_name, filled) => {
    const document = copy()
      .export('--only', 'missing')
      .replaceAll(/(<source>(.*)<\/source>)(?!\s*<target>)/g, filled);
    const { output } = copy().import(document);
    expect(output).toContain('New: 0. As they were: 0. Still right: 0. Not translated: 4.');
    expect(output).not.toContain('Left out');
  });
});

describe('stale translations', () => {
  const stale = () => {
    copy().generate();
    copy().write('content/home/hr.md', 'Dobro došli opet.\n');
    return copy().export('--only', 'stale');
  };
  const staleIn = () => JSON.parse(copy().succeed('report', '--stale', '--locale', 'se', '--format', 'json'));

  test('are exported() with the altered words, for somebody to translate', () => {
    const document = stale();
    expect([...document.matchAll(/<unit /g)]).toHaveLength(1);
    expect(document).toContain('<note>The source has changed: Dobro došli{+ opet+}.</note>');
    expect(document).toMatch(
      /state="initial">\s*<source>Dobro došli opet.<\/source>\s*<target>Välkommen.<\/target>/,
    );
    expect(copy().import(translate(document, 'content.home body', 'Välkommen igen.')).code).toBe(0);
    expect(staleIn()).toEqual([]);
  });

  test('stay stale where nobody has looked at them, and are right where their state says so', () => {
    const document = stale();
    copy().import(document);
    expect(staleIn()).toHaveLength(1);
    const { output } = copy().import(document.replace('state="initial"', 'state="reviewed"'));
    expect(output).toContain('Still right: 1.');
    expect(staleIn()).toEqual([]);
    expect(copy().text('spec/content/home/se.md')).toBe('---\nreviewed: 2026-03-02\n---\nVälkommen.\n');
  });

  test('are not right for a source that has changed again', () => {
    const document = stale().replace('state="initial"', 'state="reviewed"');
    copy().write('content/home/hr.md', 'Dobro došli u subotu.\n');
    expect(copy().import(document).output).toContain('Still right: 0.');
    expect(staleIn()).toHaveLength(1);
  });
});
