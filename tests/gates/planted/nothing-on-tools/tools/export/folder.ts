export const folder = 'dist/export';
