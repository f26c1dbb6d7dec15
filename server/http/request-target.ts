/** What a request line asks for. */
export interface RequestTarget {
  /** Path as it came, in ASCII; '' where the target holds no path. */
  readonly rawPath: string;
  /** '' or from the question mark on. */
  readonly query: string;
  /** Percent-decoded, NFC; absent where the encoding is malformed or holds a NUL. */
  readonly path?: string;
}

/** Reads a request target of any form: `/path?query`, `http://host/path?query`, `*`, or nonsense. */
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
