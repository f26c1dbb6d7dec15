import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** sRGB, each 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/**
 * The lowest contrast between a text and any point of what lies behind its lines, as a ratio from 1 to 21 (WCAG 2.2,
 * relative luminance). For text over pictures and gradients, which checkers do not measure.
 */
export async function measureContrast(text: Locator): Promise<number> {
  const page = text.page();
  await text.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const images = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const missing = images.find(({ complete, naturalWidth }) => complete && naturalWidth === 0);
    if (missing !== undefined) throw new Error(`${missing.currentSrc} has not come`);
    return images.every(({ complete }) => complete);
  });
  const { colour, lines } = await text.evaluate((element) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (context === null) throw new Error('no canvas');
    const { color, fill } = getComputedStyle(element);
    context.fillStyle = element instanceof SVGElement ? fill : color;
    context.fillRect(0, 0, 1, 1);
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    return { colour: [...context.getImageData(0, 0, 1, 1).data], lines: boxes };
  });
  // As a sheet of its own, since the policy of the site forbids attributes.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const hidden = ['color', 'text-decoration-color', 'fill'].map(
      (name) => `${name}: transparent !important;`,
    );
    sheet.replaceSync(`*:not(svg *) { ${hidden.join('')} } text { fill: transparent !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
  const picture = sharp(await page.screenshot());
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ratios = lines.flatMap((line) => {
    const right = Math.min(info.width, Math.floor(line.x + line.width));
    const bottom = Math.min(info.height, Math.floor(line.y + line.height));
    const found: number[] = [];
    for (let y = Math.max(0, Math.ceil(line.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.ceil(line.x)); x < right; x += 1) {
        const at = (y * info.width + x) * info.channels;
        found.push(contrastOf(readColour(colour), readColour(data.subarray(at, at + 3))));
      }
    }
    return found;
  });
  if (ratios.length === 0) throw new Error('The text is not in the window.');
  return ratios.reduce((least, ratio) => Math.min(least, ratio));
}

function readColour([red = 0, green = 0, blue = 0]: Iterable<number> & ArrayLike<number>): Colour {
  return [red, green, blue];
}

function contrastOf(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
