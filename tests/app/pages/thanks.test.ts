/** Thank-you pages name the request. */
import { expect, test } from 'vitest';
import { formatNumber } from '../../../app/components/facts/fact-texts.ts';
import { readThanks, thanksQuery } from '../../../app/declarations/page-forms.ts';
import { renderPage } from '../../../app/document/render-page.tsx';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { site } from '../../../generated/site.ts';
import { site as context, pageOf } from '../site-on.ts';

function read(query: string, locale: Locale = 'en') {
  const page = pageOf('thank-you', locale);
  const thanks = readThanks(page, new URLSearchParams(query));
  const html = renderPage(context, page, { thanks });
  return { thanks, main: /<main.*<\/main>/s.exec(html)?.[0] ?? '' };
}

test.each(localeCodes)('in %s, it names the form and the subject, and when an answer comes', (locale) => {
  const { main } = read('ref=K7QM-4TXW&form=table&about=tavern-vallum-bol', locale);
  expect(main).toContain(`>${pageOf('table-request', locale).title}</span>`);
  expect(main).toContain(`>${pageOf('tavern-vallum-bol', locale).title}</a>`);
  expect(main).toContain('>K7QM-4TXW</strong>');
  expect(main).toContain('data-body');
});

test.each(localeCodes)(
  'in %s, complaints have the days that the law allows, other requests hours',
  (locale) => {
    const { answerDays = 0 } = pageForms.feedback;
    const { answerHours = 0 } = site;
    const { enquiry } = messages[locale];
    const inDays = enquiry.answerInDays({ count: answerDays });
    const inHours = enquiry.answerWithin({ time: formatNumber(answerHours, 'hour', locale) });
    const thanksFor = (form: string) => read(`ref=K7QM-4TXW&form=${form}`, locale).main;
    for (const html of [renderPage(context, pageOf('feedback', locale)), thanksFor('feedback')])
      expect([html.includes(inDays), html.includes(inHours)]).toEqual([true, false]);
    for (const html of [renderPage(context, pageOf('table-request', locale)), thanksFor('table')])
      expect([html.includes(inDays), html.includes(inHours)]).toEqual([false, true]);
    // On the last of its pages only.
    expect(renderPage(context, pageOf('group-enquiry', locale))).not.toContain(inHours);
    const paragraphs = renderPage(context, pageOf('information-about-us', locale)).split('</p>');
    const feedback = encodeURI(pageOf('feedback', locale).path);
    const [complaints] = paragraphs.filter(
      (text) => text.includes(`href="${feedback}"`) && text.includes('@'),
    );
    expect(complaints).toContain(String(answerDays));
  },
);

test('it takes from the address only forms that it thanks for, and their subjects', () => {
  expect(read('ref=K7QM-4TXW&form=table&about=thank-you').thanks).toMatchObject({
    form: 'table',
    about: undefined,
  });
  expect(read('ref=K7QM-4TXW&form=club&about=bol').thanks).toMatchObject({
    form: undefined,
    about: undefined,
  });
  expect(read('ref=Ana').thanks).toBeUndefined();
});

test('it announces a mail only if one was sent, and a link only where one has to be opened', () => {
  const [announced = ''] = /Look in your inbox now/.exec(read('ref=K7QM-4TXW').main) ?? [];
  expect(announced).not.toBe('');
  const step = messages.en.enquiry.thanksConfirm({ days: 3 }).slice(0, 20);
  expect(read('ref=K7QM-4TXW').main).not.toContain(step);
  expect(read('ref=K7QM-4TXW&nocopy').main).not.toContain(announced);
  expect(read('ref=K7QM-4TXW&confirm').main).not.toContain(announced);
  expect(read('ref=K7QM-4TXW&confirm').main).toContain(step);
});

test('without a request, it says what is true of all forms, and its neighbours are plain links', () => {
  const { main } = read('');
  expect(main).toContain('Look in your inbox now');
  expect(main).not.toMatch(/newsletter|class="card/);
  expect(main).toContain('<ul class="links">');
});

test('its address is the same for all ways to write it', () => {
  const thanks = read('nocopy&about=hvar&form=tour&ref=K7QM-4TXW&x=1').thanks;
  expect(thanks && thanksQuery(thanks)).toBe('?ref=K7QM-4TXW&form=tour&about=hvar&nocopy');
});
