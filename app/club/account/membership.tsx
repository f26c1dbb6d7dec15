import type { Schemas } from '../../../generated/api/operations.ts';
import { BenefitList } from '../benefit-list.tsx';
import { usePage } from '../dialog/page-context.tsx';
import { formatDay } from './disclosure.tsx';

/** The benefits of membership, the member's own requests with their numbers, and offers. */
export function Membership({ requests }: { readonly requests: Schemas['Account']['requests'] }) {
  const { benefits, offersPath, texts } = usePage();
  return (
    <>
      {benefits && <h3>{benefits.title}</h3>}
      <BenefitList benefits={benefits} />
      {requests.length > 0 && (
        <>
          <h3>{texts.club.requests}</h3>
          <ul className="requests">
            {requests.map(({ reference, title, createdAt }) => (
              <li key={reference}>
                <strong>{reference}</strong> {title}, {formatDay(createdAt)}
              </li>
            ))}
          </ul>
        </>
      )}
      {offersPath && <a href={offersPath}>{texts.club.seeOffers}</a>}
    </>
  );
}
