import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';

/** The cookie choice: shown until the guest has chosen, and again from the footer. Both answers look alike. */
export function ConsentChoice({ locale }: { readonly locale: Locale }) {
  const { consent } = messages[locale];
  return (
    <form className="consent" data-consent="" aria-labelledby="consent-title">
      <p id="consent-title" tabIndex={-1}>
        <strong>{consent.title}</strong>
      </p>
      <p>{consent.text}</p>
      <details>
        <summary>{consent.change}</summary>
        <label>
          <input type="checkbox" defaultChecked disabled /> <strong>{consent.necessary}</strong>{' '}
          {consent.necessaryText}
        </label>
        <label>
          <input type="checkbox" name="marketing" /> <strong>{consent.marketing}</strong>{' '}
          {consent.marketingText}
        </label>
        <button type="submit" value="chosen">
          {consent.save}
        </button>
      </details>
      <div className="consent-buttons">
        <button type="submit" value="necessary">
          {consent.onlyNecessary}
        </button>
        <button type="submit" value="all">
          {consent.all}
        </button>
      </div>
    </form>
  );
}
