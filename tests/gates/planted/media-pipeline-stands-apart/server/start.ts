import { settings } from '../media-pipeline/settings.ts'; export const start = settings;
