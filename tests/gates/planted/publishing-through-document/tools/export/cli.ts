import { offerPage } from '../../app/pages/offer-page.ts'; export const page = offerPage;
