import type { ContactPoint, DayOfWeek, Organization } from 'schema-dts';
import { site } from '../../../generated/site.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from '../urls.ts';
import { type Identified, organizationOf } from './identifiers.ts';

const everyDay: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The group, with its reservations office. */
export function describeOrganization(context: RenderContext): Identified<Organization> {
  const { name, address, taxNumber } = site.company;
  return {
    ...organizationOf(context),
    ...(name && { legalName: name }),
    ...(address && { address }),
    ...(taxNumber && { taxID: taxNumber }),
    url: absoluteUrl(context, '/'),
    logo: absoluteUrl(context, '/apple-touch-icon.png'),
    contactPoint: describeReservations(),
  };
}

function describeReservations(): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone: site.contact.phone,
    email: site.contact.email,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
  };
}
