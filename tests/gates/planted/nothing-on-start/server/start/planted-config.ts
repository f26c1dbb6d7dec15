export const config = 1;
