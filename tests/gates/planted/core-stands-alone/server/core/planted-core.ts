import { club } from '../club/planted-club.ts'; export const core = club;
