import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { euroFormat } from '../facts/intl-formats.ts';
import { formattingTag } from '../text/formatting-tag.ts';

/** The value of an offer, from its title; nothing if that has no figure. */
export function Headline({ page }: { readonly page: Page }) {
  const text = headlineText(page);
  return text === undefined ? null : <p className="headline">{text}</p>;
}

/** A percentage or the lowest price. */
function headlineText(page: Page): string | undefined {
  const { headline } = factsOf(page.key);
  if (!headline) return undefined;
  const { offer } = messages[page.locale];
  const { kind, value } = headline;
  if (kind === 'from') return offer.from({ price: euroFormat(page.locale).format(value) });
  const figure = formatPercent(value, page.locale);
  return kind === 'upTo' ? offer.upTo({ figure }) : figure;
}

function formatPercent(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formattingTag(locale), { style: 'percent' }).format(percent / 100);
}
