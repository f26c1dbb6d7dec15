import { config } from '../start/planted-config.ts'; export const page = config;
