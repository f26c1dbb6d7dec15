import { folder } from '../export/folder.ts'; export const start = folder;
