import type { Controller } from '../../generated/routes/index.ts';
import { AccommodationPage } from './accommodation/accommodation-page.tsx';
import { AccommodationsPage } from './accommodations/accommodations-page.tsx';
import { BlogPage } from './blog/blog-page.tsx';
import { BlogsPage } from './blogs/blogs-page.tsx';
import { DestinationPage } from './destination/destination-page.tsx';
import { DestinationsPage } from './destinations/destinations-page.tsx';
import { OfferPage } from './offer/offer-page.tsx';
import { OffersPage } from './offers/offers-page.tsx';
import type { PageTemplate } from './page-template.ts';
import { PostPage } from './post/post-page.tsx';

/** The template of each controller. */
export const templates: Readonly<Record<Controller, PageTemplate>> = {
  post: PostPage,
  blog: BlogPage,
  blogs: BlogsPage,
  offer: OfferPage,
  offers: OffersPage,
  accommodation: AccommodationPage,
  accommodations: AccommodationsPage,
  destination: DestinationPage,
  destinations: DestinationsPage,
};
