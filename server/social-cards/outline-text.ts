import { type Font, type GlyphInfo, type GlyphPosition, Buffer as Run, shape } from 'harfbuzzjs';

/** A text as shapes, from the left end of its base line; sizes in pixels. */
export interface Outline {
  readonly width: number;
  /** Markup of SVG, which needs no font. */
  readonly markup: string;
  /** Whether the face lacks one of the characters. */
  readonly isLacking: boolean;
}

/** Sets a line of text as browsers would: with kerning, ligatures and the forms of its language. */
export function outlineText(text: string, font: Font, size: number, language: string): Outline {
  const scale = size / font.face.upem;
  let position = 0;
  let isLacking = false;
  const glyphs = shapeText(text, font, language).map(({ codepoint: glyph, ...place }) => {
    const [x, y] = [position + (place.xOffset ?? 0), place.yOffset ?? 0];
    position += place.xAdvance ?? 0;
    if (glyph === 0) isLacking = true;
    const path = glyph === 0 ? '' : font.glyphToPath(glyph);
    return path === '' ? '' : `<path transform="translate(${x} ${y})" d="${path}"/>`;
  });
  const markup = `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
  return { width: position * scale, markup, isLacking };
}

/** The width of a line of text whose letters are one pixel large. */
export function measureText(text: string, font: Font, language: string): number {
  const glyphs = shapeText(text, font, language);
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / font.face.upem;
}

function shapeText(
  text: string,
  font: Font,
  language: string,
): readonly (GlyphInfo & Partial<GlyphPosition>)[] {
  const run = new Run();
  run.addText(text.normalize('NFC'));
  run.guessSegmentProperties();
  run.setLanguage(language);
  shape(font, run);
  return run.getGlyphInfosAndPositions();
}
