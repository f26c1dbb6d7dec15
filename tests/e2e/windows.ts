/** Windows in which many guests see a page first: width and height in CSS pixels. */
export const firstWindows = [
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [1536, 730],
  [1920, 945],
  [2560, 1300],
  [768, 1024],
  [390, 664],
  [360, 640],
] as const;

/** Schemes and widths in which pages look most different. */
export const looks = [
  ['light', 360],
  ['dark', 1280],
  ['dark', 360],
  ['light', 1280],
] as const;
