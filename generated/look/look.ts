// Generated from spec/look.yaml by “npm run generate”. Do not edit.

/** The look of the site, as far as styles do not say it. */
export interface Look {
  /** The mark before the name, in a square of 32 units: a filled circle, and a path that is drawn as lines. */
  readonly emblem?: { readonly disc?: { readonly x: number; readonly y: number; readonly radius: number }; readonly lines: string };
  /** Whether pages load the fonts in generated/fonts. */
  readonly hasFonts: boolean;
  /** The token `stone` by colour scheme; default: that of app/styles. */
  readonly headerColors: { readonly light?: string; readonly dark?: string };
}


/** The look of the site, as far as styles do not say it. */
export const look: Look = {
  emblem: { disc: { x: 16, y: 13, radius: 7 }, lines: 'M2 21c5-4 9-4 14 0s9 4 14 0M2 27c5-4 9-4 14 0s9 4 14 0' },
  hasFonts: true,
  headerColors: {},
};
