export const offerPage = 'offer';
