/** The rooms of a property, and the form that asks for one of them. */
import { expect, test } from 'vitest';
import { describeAnswers } from '../../../app/declarations/describe-answers.ts';
import { newVisit } from '../../../app/declarations/form-visit.ts';
import { termName } from '../../../app/declarations/terms.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, site } from '../site-on.ts';

const hotel = 'hotel-elaphusa-bol-brac';
const form = pageForms.stay;

const cardsOf = (html: string) =>
  (/data-fact="rooms".*?<\/ul>/s.exec(html)?.[0] ?? '').split('<article').slice(1);

/** The kinds of rooms that a property states. */
function kindsOf(key: RouteKey): readonly string[] {
  const rooms = statedFactsOf(key).find(({ name }) => name === 'rooms');
  const rows = rooms?.type === 'rows' ? rooms.value : [];
  return rows.flatMap(([kind]) => (kind?.type === 'terms' ? kind.value : []));
}

test.each(localeCodes)(
  'in %s, each room is a card with a picture, its facts and a link that asks for it',
  (locale) => {
    const { accommodation } = messages[locale];
    const kinds = kindsOf(hotel);
    const cards = cardsOf(renderPage(site, pageOf(hotel, locale)));
    const { path } = pageOf(form.page, locale);
    expect(kinds).toContain('family');
    expect(cards.length).toBe(kinds.length);
    for (const [index, kind] of kinds.entries()) {
      const card = cards[index] ?? '';
      expect(card).toMatch(/<img [^>]*alt=""/);
      expect(card).toContain(`>${termName('roomKinds', kind, locale)}</h3>`);
      expect([...card.matchAll(/<dt>/g)].length).toBe(4);
      const href = `${encodeURI(path)}?about=${hotel}&amp;room_kind=${kind}`;
      expect(card).toContain(`<a href="${href}"`);
      expect(card).toContain(`>${accommodation.askPrice}</a>`);
    }
  },
);

test('the form offers what the property has, with the room of the link chosen', () => {
  const read = (about: RouteKey | undefined) => {
    const visit = { ...newVisit(form), about, answers: { room_kind: 'suite' } };
    const html = renderPage(site, pageOf(form.page, 'en'), { visit });
    const select = /<select id="room_kind".*?<\/select>/s.exec(html)?.[0] ?? '';
    const values = [...select.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);
    return { values, chosen: /<option value="(\w+)" selected/.exec(select)?.[1] };
  };
  expect(read(hotel)).toEqual({ values: kindsOf(hotel), chosen: 'suite' });
  // It has no suites.
  expect(read('camping-paklenica-mobile-homes')).toEqual({
    values: ['mobileHome', 'pitch'],
    chosen: undefined,
  });
  expect(read('bol').values).toEqual(expect.arrayContaining(['single', 'pitch']));
});

test('the office reads the room in its own language', () => {
  expect(describeAnswers(form, { room_kind: 'family' }, 'hr')).toEqual([
    [messages.hr.field.roomKind, 'Obiteljska soba'],
  ]);
});
