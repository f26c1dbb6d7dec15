import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname;

/** The folder of the build: seen from the sources, or from the bundled server within it. */
export const distFolder = basename(here) === 'server' ? dirname(here) : join(here, '../..', 'dist');
