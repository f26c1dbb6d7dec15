import { folder } from '../tools/export/folder.ts'; export const start = folder;
