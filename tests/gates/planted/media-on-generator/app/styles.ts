export const background = 1;
