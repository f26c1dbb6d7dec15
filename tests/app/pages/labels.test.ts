import { describe, expect, test } from 'vitest';
import { ancestorsOf, sectionName } from '../../../app/components/shell/breadcrumbs.tsx';
import { menuLabel } from '../../../app/components/text/menu-label.ts';
import { formatHour, openingHours } from '../../../app/declarations/texts.ts';
import { localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { site } from '../site-on.ts';

describe('what a section is called', () => {
  test.each(localeCodes)('a property is in the section that the menu of %s names', (locale) => {
    const { accommodation } = messages[locale].navigation;
    const [list, alga] = [findPage('hotels', locale), findPage('hotel-alga-tucepi', locale)];
    expect([list && menuLabel(list), alga && sectionName(site, alga)]).toEqual([
      accommodation,
      accommodation,
    ]);
  });

  test('a section that menus call by its title, or not at all, has no other name', () => {
    const [faq, tour] = [findPage('faq', 'en'), findPage('np-krka', 'en')];
    expect(faq && menuLabel(faq)).toBeUndefined();
    expect(tour && sectionName(site, tour)).toBe(findPage('tours', 'en')?.title);
  });

  test('home is no section', () => {
    const [home, other] = [findPage('home', 'fi'), findPage('other', 'fi')];
    expect(home && menuLabel(home)).toBe(messages.fi.navigation.home);
    expect(other && sectionName(site, other)).toBeUndefined();
  });
});

describe('hours', () => {
  test.each([
    ['en', '08:00', '08:00'],
    ['fr', '08:00', '8\u00A0h'],
    ['fr', '08:30', '8\u00A0h\u00A030'],
    ['de', '24:00', '24'],
    ['hr', '24:00', '24'],
    ['fr', '24:00', 'minuit'],
    ['si', '08:00', '8.'],
    ['si', '08:30', '8.30'],
    ['pt', '08:30', '8h30'],
    ['fi', '20:00', '20'],
    ['fi', '08:05', '8.05'],
    ['cz', '08:00', '8:00'],
    ['ko', '20:00', '20시'],
    ['nl', '00:00', '0'],
  ] as const)('in %s, %s is %s', (locale, hour, text) => {
    expect(formatHour(hour, locale)).toBe(text);
  });

  test('those of the office are a sentence', () => {
    expect(openingHours('fr')).toBe('Tous les jours de\u00A08\u00A0h à\u00A020\u00A0h');
    expect(openingHours('fi')).toBe('Joka päivä klo\u00A08–20');
  });
});

test('pages that search engines do not find lead to the section above them', () => {
  const report = findPage('financial-reports', 'en');
  expect(report && ancestorsOf(site, report).map(({ key }) => key)).toEqual(['home', 'investors']);
});
