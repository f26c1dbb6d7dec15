import helmet from 'helmet'; export const headers = helmet;
