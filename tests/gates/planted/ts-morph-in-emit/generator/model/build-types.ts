import type { SourceFileStructure } from 'ts-morph'; export type Model = SourceFileStructure;
