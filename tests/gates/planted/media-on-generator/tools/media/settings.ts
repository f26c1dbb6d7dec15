import { background } from '../../app/styles.ts'; export const settings = background;
