import { baseLocale, locales } from '../../generated/locales.ts';
import { look } from '../../generated/look/look.ts';
import { site } from '../../generated/site.ts';

/** The browser's theme colour by colour scheme; default: `--stone` in `styles/tokens.css`. */
export const themeColors = { light: '#ffffff', dark: '#13262e', ...look.headerColors } as const;

/** The web app manifest, for the home screen. */
export function renderManifest(): string {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify({
    name: site.name,
    start_url: '/',
    scope: '/',
    lang: locales[baseLocale].bcp47,
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  })}\n`;
}
