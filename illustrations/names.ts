import { catalogue } from './catalogue.ts';

/** Every picture's name, which is its path below spec/media without the ending. */
export const names: readonly string[] = [...catalogue.keys()];
