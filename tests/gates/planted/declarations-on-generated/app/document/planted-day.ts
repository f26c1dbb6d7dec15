export const day = '';
