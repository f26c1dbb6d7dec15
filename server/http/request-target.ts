/** The target of a request line. */
export interface RequestTarget {
  /** The path as received, in ASCII; '' if the target has none. */
  readonly rawPath: string;
  /** The query with its question mark, or ''. */
  readonly query: string;
  /** Percent-decoded, NFC; undefined if the encoding is malformed or contains NUL. */
  readonly path?: string;
}

/** Parses a request target of any form: `/path?query`, `http://host/path?query`, `*`, or garbage. */
export function readRequestTarget(target: string): RequestTarget {
  const [, rawPath, query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(withoutOrigin(target)) ?? [];
  if (rawPath === undefined || !rawPath.startsWith('/')) return { rawPath: '', query: '' };
  const path = decodePath(rawPath);
  return { rawPath, query, ...(path === undefined ? {} : { path }) };
}

function withoutOrigin(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1];
  return rest === undefined || rest.startsWith('/') ? (rest ?? '') : `/${rest}`;
}

function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath).normalize('NFC');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
