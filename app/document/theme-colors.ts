import { look } from '../../generated/look/look.ts';

/** The browser's theme colour by colour scheme: the header's, `--stone` in `styles/tokens.css`. */
export const themeColors = { light: '#ffffff', dark: '#13262e', ...look.headerColors } as const;
