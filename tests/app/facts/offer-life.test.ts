import { expect, test } from 'vitest';
import { childPages, listingOf } from '../../../app/components/listing/listing-of.ts';
import { bookingDays, lifeOf, stayDays } from '../../../app/declarations/offer-life.ts';
import { choicesOn, formOn } from '../../../app/declarations/page-forms.ts';
import { renderFeed } from '../../../app/document/feed.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { renderSitemap } from '../../../app/document/sitemap.ts';
import { renderStructuredData } from '../../../app/document/structured-data/graph.ts';
import { collectDocuments } from '../../../app/search/collect-documents.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage, pages, type RouteKey, versions } from '../../../generated/routes/index.ts';
import { pageOf, siteOn } from '../site-on.ts';

const dated = [...new Set(pages.map(({ key }) => key))].filter((key) => {
  const { from, to } = bookingDays(key);
  return from !== undefined && to !== undefined;
});
const [offer = 'offers'] = dated;
const { from = '', to = '' } = bookingDays(offer);
const { offer: texts } = messages.en;

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function pageOn(day: string, key: RouteKey, settings = {}) {
  const on = siteOn(day, settings);
  return { on, page: pageOf(key, 'en', on) };
}

test.each([
  ['before its first day', '2000-01-01', 'coming', texts.notYet],
  ['on its first day', from, 'running', texts.bookUntil({ date: '' })],
  ['on its last day', to, 'running', texts.bookUntil({ date: '' })],
  ['after its last day', dayAfter(to), 'ended', texts.ended],
])('an offer %s', (_when, day, life, notice) => {
  const isOffered = life !== 'ended';
  const isBookable = life === 'running';
  const { on, page } = pageOn(day, offer);
  const form = pageOn(day, pageForms.offer.page).page;
  const address = encodeURI(page.path);
  const document = renderPage(on, page);
  expect(lifeOf(on, offer)).toBe(life);
  expect({
    notice: document.includes(notice.slice(0, 10)),
    indexed: !document.includes('<meta name="robots" content="noindex">'),
    bookable: document.includes('class="booking-bar'),
    linksToForm: document.includes(`?about=${offer}"`),
    listed: childPages(on, 'offers', 'en').includes(page),
    linked: renderPage(on, on.findPage('offers', 'en') ?? page).includes(`href="${address}"`),
    searched: collectDocuments(on, 'en').some(({ path }) => path === address),
    mapped: renderSitemap(on, 'en').includes(`<loc>https://hotels.example${address}</loc>`),
    described: renderStructuredData(on, page)?.includes('"@type":"Offer"') ?? false,
    versions: on.alternates(offer).length > 0,
    asked: renderPage(on, form).includes(`<option value="${offer}">`),
  }).toEqual({
    notice: true,
    indexed: isOffered,
    bookable: isBookable,
    linksToForm: isBookable,
    listed: isOffered,
    linked: isOffered,
    searched: isOffered,
    mapped: isOffered,
    described: isOffered,
    versions: isOffered,
    asked: isBookable,
  });
});

test('a form has the offers that can be booked among its choices, and no others', () => {
  const day = dayAfter(to);
  const keys = formOn({ day }, pageForms.offer, 'en').aboutKeys;
  const lives = Map.groupBy(pageForms.offer.aboutKeys, (key) => lifeOf({ day }, key));
  expect([...lives.keys()].toSorted()).toEqual(['coming', 'ended', 'running']);
  expect(keys).toEqual(lives.get('running'));
  const field = { control: 'select', label: ['enquiry', 'aboutOffer'], entries: ['offer'] } as const;
  const rules = [{ rule: 'option', error: 'ChooseFromList', options: dated }] as const;
  const form = { ...pageForms.offer, fields: { chosen: { ...field, rules } } };
  expect(formOn({ day }, form, 'en').fields.chosen?.rules).toEqual([
    { ...rules[0], options: choicesOn({ day }, dated) },
  ]);
});

test('a form whose offers have all ended, or have no page in its language, can be sent without one', () => {
  const required = { rule: 'required', error: 'ChooseFromList' } as const;
  const needed = (day: string, locale: Locale, keys: readonly RouteKey[]) => {
    const rules = [required, { rule: 'option', error: 'ChooseFromList', options: keys }] as const;
    const field = { control: 'select', label: ['enquiry', 'aboutOffer'], entries: ['offer'], rules } as const;
    const form = { ...pageForms.offer, aboutKeys: keys, fields: { chosen: field } };
    const { aboutKeys, aboutNeeded, fields } = formOn({ day }, form, locale);
    return [aboutKeys.length, aboutNeeded, fields.chosen?.rules.includes(required)];
  };
  expect(needed(to, 'en', [offer])).toEqual([1, true, true]);
  expect(needed(dayAfter(to), 'en', [offer])).toEqual([0, false, false]);
  const elsewhere = pageForms.offer.aboutKeys.find((key) => versions(key).length < localeCodes.length);
  const missing = localeCodes.find((code) => elsewhere && findPage(elsewhere, code) === undefined);
  if (elsewhere === undefined || missing === undefined) throw new Error('All offers are in all languages.');
  expect(needed(bookingDays(elsewhere).from ?? to, missing, [elsewhere])).toEqual([0, false, false]);
});

test('sites of different days and origins in one process do not affect each other', () => {
  const before = JSON.stringify(pages);
  const sun = { siteUrl: 'https://sun.example', pictureBase: 'https://pictures.example' };
  const moon = { siteUrl: 'https://moon.example' };
  const renderAll = (day: string, settings: object) => {
    const { on, page } = pageOn(day, offer, settings);
    const blog = listingOf(on, 'article', 'en');
    const listing = on.findPage('offers', 'en');
    return [
      renderPage(on, page),
      listing ? renderPage(on, listing) : '',
      renderSitemap(on, 'en'),
      blog ? renderFeed(on, blog) : '',
    ];
  };
  const first = renderAll(from, sun);
  const other = renderAll(dayAfter(to), moon);
  expect(renderAll(from, sun)).toEqual(first);
  const originsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => text.match(/https:\/\/(?:sun|moon|pictures|hotels)\.example/g) ?? []));
  expect(originsIn(first)).toEqual(new Set(['https://pictures.example', 'https://sun.example']));
  expect(originsIn(other)).toEqual(new Set(['https://moon.example']));
  expect(JSON.stringify(pages)).toBe(before);
});

test('offers that end in two weeks come first, then others that can be booked, by their stays', () => {
  const on = siteOn('2026-12-20');
  const listed = childPages(on, 'offers', 'en').map(({ key }) => key);
  const running = listed.filter((key) => lifeOf(on, key) === 'running');
  expect(listed.slice(0, running.length)).toEqual(running);
  const lastOf = (key: RouteKey) => bookingDays(key).to ?? 'later';
  const ending = running.filter((key) => lastOf(key) <= '2027-01-03');
  expect(ending.length).toBeGreaterThan(1);
  expect(running.slice(0, ending.length).map(lastOf)).toEqual(ending.map(lastOf).toSorted());
  const stays = running.slice(ending.length).map((key) => stayDays(key).from ?? '');
  expect(stays).toEqual(stays.toSorted());
});
