/** The first line of every generated file, without comment syntax. */
export function headerText(source: string): string {
  return `Generated from ${source} by “npm run generate”. Do not edit.`;
}
