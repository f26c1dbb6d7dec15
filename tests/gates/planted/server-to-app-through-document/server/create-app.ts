import { offerPage } from '../app/pages/offer/offer-hero.ts'; export const app = offerPage;
