import { pathOf } from '../../tests/e2e/templates.ts';

/** A thing to do with the first visible element of a selector, or, to `see`, the answer. */
type Step =
  | readonly [what: 'click' | 'see', selector: string]
  | readonly [what: 'type', selector: string, text: string];

export interface Journey {
  readonly question: string;
  readonly window: 'phone' | 'desktop';
  /** Path of the page on which the guest begins. */
  readonly from: string;
  readonly steps: readonly Step[];
}

const home = pathOf('home', 'en');
const menu: Step = ['click', 'header .menu summary'];
const linkTo = (...[key]: Parameters<typeof pathOf>): string => `a[href="${pathOf(key, 'en')}"]`;
const searchFor = (words: string): readonly Step[] => [
  ['click', '[data-search-opener]'],
  ['type', 'input[type="search"]', words],
];
const firstHit: Step = ['click', '.search-title a'];
const filters: Step = ['click', '.filter-opener'];
const showEntries: Step = ['click', '.filter-done button'];
/** Opens the group of a value in the sheet, and chooses the value. */
const choose = (value: string): readonly Step[] => [
  ['click', `.filters details[name]:has(a[href*="${value}"]) > summary`],
  ['click', `.filters a[href*="${value}"]`],
];

/** The tasks of guests, each with the shortest way from the first page to the answer. */
export const journeys: readonly Journey[] = [
  {
    question: 'A hotel by the beach with a pool, open in July: what does it cost?',
    window: 'phone',
    from: home,
    steps: [
      // A figure of the home page leads to the houses by the beach.
      ['click', 'main a[href*="beachDistance="]'],
      filters,
      ...choose('amenities=outdoorPool'),
      showEntries,
      ['click', 'main .card-title a'],
      ['see', '.ask-bar a'],
    ],
  },
  {
    question: 'Is a dog allowed, and where?',
    window: 'phone',
    from: home,
    steps: [...searchFor('dog'), firstHit, ['see', 'main table tbody tr']],
  },
  {
    question: 'From the airport to Hotel Elaphusa',
    window: 'desktop',
    from: pathOf('hotel-elaphusa-bol-brac', 'en'),
    steps: [
      ['click', `main ${linkTo('bol', 'en')}`],
      ['see', '[data-fact="arrivals"] tr'],
    ],
  },
  {
    question: 'A restaurant tonight',
    window: 'phone',
    from: home,
    steps: [
      menu,
      ['click', `header nav ${linkTo('restaurants', 'en')}`],
      ['click', '.list-bar a[href*="open=today"]'],
      ['see', '.card-brief'],
    ],
  },
  {
    question: 'A conference for 80 people',
    window: 'desktop',
    from: home,
    steps: [...searchFor('conference for 80'), firstHit, ['see', '.card-brief']],
  },
  {
    question: 'Two hotels beside each other',
    window: 'desktop',
    from: pathOf('hotels', 'en'),
    steps: [
      ['click', '.compare-choice >> nth=0'],
      ['click', '.compare-choice >> nth=1'],
      ['click', '.compare-bar button'],
      ['see', '.comparison tbody tr'],
    ],
  },
  {
    question: 'How to cancel a booking',
    window: 'desktop',
    from: home,
    steps: [...searchFor('cancel booking'), firstHit, ['see', '.prose ul + p']],
  },
  {
    question: 'What members of the club get',
    window: 'phone',
    from: home,
    steps: [
      ['click', '[data-open-rewards-club]'],
      ['see', 'dialog[open] li'],
    ],
  },
  {
    question: 'An excursion from Brela to Brač',
    window: 'desktop',
    from: home,
    steps: [...searchFor('excursion from Brela to Brač'), firstHit, ['see', '.facts-brief']],
  },
  {
    question: 'Twelve rooms for a group',
    window: 'desktop',
    from: pathOf('hotel-soline-brela', 'en'),
    steps: [
      ['click', `main a[href^="${pathOf('group-enquiry', 'en')}"]`],
      ['see', 'form.enquiry button'],
    ],
  },
];
