import { baseLocale, locales } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import { themeColors } from './theme-colors.ts';

/** The web app manifest: how the site looks on a guest's home screen. */
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
