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
const searchFor = (words: string): readonly Step[] => [
  ['click', '[data-search-opener]'],
  ['type', 'input[type="search"]', words],
];
const firstHit: Step = ['click', '.search-title a'];

/** The tasks of guests, each with the shortest way from the first page to the answer. */
export const journeys: readonly Journey[] = [
  {
    question: 'A hotel by the beach with a pool, open in July: what does it cost?',
    window: 'phone',
    from: home,
    steps: [...searchFor('hotel beach pool July'), firstHit, ['see', '.ask-bar a']],
  },
  {
    question: 'Is a dog allowed, and where?',
    window: 'phone',
    from: home,
    // The answer names the houses.
    steps: [...searchFor('dog'), ['see', '.search-answer a[href*="pets=dogs"]']],
  },
  {
    question: 'From the airport to Hotel Elaphusa',
    window: 'desktop',
    from: pathOf('hotel-elaphusa-bol-brac', 'en'),
    steps: [['see', '.page-header a[href$="#fact-arrivals"]']],
  },
  {
    question: 'A restaurant tonight',
    window: 'phone',
    from: home,
    steps: [
      ['click', '.figures a[href*="open=today"]'],
      ['see', '.card-brief'],
    ],
  },
  {
    question: 'A conference for 80 people',
    window: 'desktop',
    from: home,
    // The list of venues comes first, then each with its halls.
    steps: [...searchFor('conference for 80'), ['see', '.search-results li:nth-child(2) .search-facts']],
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
    steps: [...searchFor('cancel booking'), ['see', '.search-results li:first-child .search-snippet']],
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
    steps: [
      ...searchFor('excursion from Brela to Brač'),
      ['see', '.search-results li:first-child .search-facts'],
    ],
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
