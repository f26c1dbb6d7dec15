import { expect, test } from 'vitest';
import { writeMail } from '../../../../server/mail/write-mail.ts';
import { code, kinds, letterhead, link, locales, mailOf } from './fixture/letterhead.ts';

const unsafe = /<(img|link|script|iframe|object|svg|form|video|base)\b|url\(|@import|\bsrc=|\bon\w+=/i;

test.each(locales)(
  'in $locale, each mail says everything once in both parts, needs nothing else and can be read',
  ({ locale, bcp47 }) => {
    for (const kind of kinds) {
      const { subject, text, html, bcp47: language } = writeMail(mailOf(kind, locale), letterhead);
      const paragraphs = text
        .trimEnd()
        .split('\n\n')
        .map((paragraph) => paragraph.trim());
      expect(new Set(['', ...paragraphs]).size, kind).toBe(paragraphs.length + 1);
      const body = html.replace(/^[\s\S]*<h1[^>]*>/, '').replace(/<\/?a\b[^>]*>/g, '');
      const shown = decode(body.replace(/<[^>]*>/g, '\n'));
      const words = (part: string) => part.split(/\s+/).filter((word) => word !== '' && word !== link);
      expect(words(shown), kind).toEqual([...words(subject), ...words(text)]);
      expect(shown).not.toMatch(/undefined|\{|\[object/);

      expect(html).not.toMatch(unsafe);
      const addresses = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, address = '']) => decode(address));
      const known = [link, `mailto:${letterhead.site.contact.email}`];
      expect(
        addresses.filter((address) => !known.includes(address)),
        kind,
      ).toEqual([]);

      expect([language, html.match(/<html lang="([^"]*)"/)?.[1]]).toEqual([bcp47, bcp47]);
      expect(html).toContain(`<title>${subject}</title>`);
      expect(html).toContain(`<div role="article" aria-label="${subject}" lang="${bcp47}" dir="auto">`);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(
        (html.match(/<table\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('role="presentation"')),
      ).toEqual([]);
    }
  },
);

test('a code is spaced for the eye, and copied as six digits', () => {
  const { text, html } = writeMail(mailOf('activationCode', 'en'), letterhead);
  expect(html).toMatch(new RegExp(`letter-spacing:[^>]*>${code}</p>`));
  expect(text).toMatch(new RegExp(`^${code}$`, 'm'));
});

test.each(locales)('in $locale, no two kinds have one subject', ({ locale }) => {
  const subjects = kinds.map((kind) => writeMail(mailOf(kind, locale), letterhead).subject);
  expect(new Set(subjects).size).toBe(kinds.length);
  for (const subject of subjects) expect(subject).not.toMatch(/[\p{C}\d]/u);
});

test.each([
  ['en', 1, 'The code is valid for 1 minute.'],
  ['en', 10, 'The code is valid for 10 minutes.'],
  ['si', 2, 'Koda velja 2 minuti.'],
  ['pl', 5, 'Kod jest ważny przez 5\u00A0minut.'],
  ['ru', 3, 'Код действует 3 минуты.'],
  ['ko', 10, '코드는 10분 동안 유효합니다.'],
])('in %s, %i minutes are counted as the language counts', (locale, codeMinutes, sentence) => {
  const { text } = writeMail(mailOf('resetCode', locale), { ...letterhead, codeMinutes });
  expect(text.split('\n\n')).toContain(sentence);
});

test('what there is no code or link for is left out', () => {
  const { texts } = locales.find(({ locale }) => locale === 'en') ?? {};
  const { text } = writeMail({ to: 'a@example.com', kind: 'resetCode', locale: 'en' }, letterhead);
  for (const part of [texts?.codeLabel, texts?.linkIntro, texts?.resetCodeLink])
    expect(text).not.toContain(part);
  const notice = writeMail({ to: 'a@example.com', kind: 'passwordChanged', locale: 'en', link }, letterhead);
  expect(notice.text).toContain(`${texts?.siteLink}\n${link}\n`);
});

function decode(html: string): string {
  const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return html.replace(/&(lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity).replaceAll('&amp;', '&');
}
