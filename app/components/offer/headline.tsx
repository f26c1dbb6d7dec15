import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { formattingTag } from '../text/formatting-tag.ts';

/** What an offer is worth, as its title says: a percentage or the lowest price. Nothing where the title has none. */
export function Headline({ page }: { readonly page: Page }) {
  const { headline } = factsOf(page.key);
  if (!headline) return null;
  const { offer } = messages[page.locale];
  const { kind, value } = headline;
  const text =
    kind === 'from'
      ? offer.from({ price: formatEuro(value, page.locale) })
      : kind === 'upTo'
        ? offer.upTo({ figure: formatPercent(value, page.locale) })
        : formatPercent(value, page.locale);
  return <p className="headline">{text}</p>;
}

function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), { style: 'percent' }).format(percent / 100);
}

function formatEuro(euro: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(euro);
}
