import { config } from '../../../server/config.ts'; export const port = config.port;
