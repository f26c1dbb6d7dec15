/** The `code` of a thrown error, such as `ENOENT`; '' if it has none. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error) || !('code' in thrown)) return '';
  return thrown.code === undefined ? '' : String(thrown.code);
}
