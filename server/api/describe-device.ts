import Bowser from 'bowser';

/** Longest text that is parsed: browsers send about 120 characters. */
const mostRead = 400;

/** The names of a browser and its operating system, such as `Firefox, Windows`; '' if they are unknown. */
export function describeDevice(userAgent: string): string {
  // Bowser refuses an empty text.
  const parser = Bowser.getParser(userAgent.slice(0, mostRead) || '-', true);
  const names = [parser.parseBrowser().name, parser.parseOS().name];
  return names
    .filter((name) => name !== undefined && name !== '')
    .join(', ')
    .slice(0, 100);
}
