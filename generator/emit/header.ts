/** The line that begins every generated file, whatever its comment syntax. */
export function headerText(source: string): string {
  return `Generated from ${source} by “npm run generate”. Do not edit.`;
}
