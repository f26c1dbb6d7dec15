export const offerPage = '';
