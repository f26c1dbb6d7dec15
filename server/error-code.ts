/** The `code` of a thrown error, such as `ENOENT`; '' if it has none. */
export function errorCode(thrown: unknown): string {
  if (!(thrown instanceof Error) || !('code' in thrown)) return '';
  return thrown.code === undefined ? '' : String(thrown.code);
}

/** The code of a thrown error or of its cause, if it is a name, which holds no data; else ''. */
export function codeName(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = errorCode(thrown) || errorCode(cause);
  return /^[A-Z\d][A-Z\d_]{1,40}$/.test(code) ? code : '';
}
