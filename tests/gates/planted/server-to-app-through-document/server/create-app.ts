import { offerPage } from '../app/pages/offer/offer-page.ts'; export const app = offerPage;
