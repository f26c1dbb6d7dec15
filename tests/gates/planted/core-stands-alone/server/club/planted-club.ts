export const club = 1;
