import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const offered: Encoding[] = ['br', 'gzip', 'identity'];
const maxRemembered = 500;
const maxRememberedLength = 200;

/**
 * Makes a chooser of the encoding to answer with, from a request's Accept-Encoding.
 * Among equally wanted ones the smaller body wins; where nothing offered is acceptable, or nothing is said, identity.
 * Answers are remembered for a bounded number of header values.
 */
export function createEncodingChooser(): (acceptEncoding: string | undefined) => Encoding {
  const remembered = new Map<string, Encoding>();
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return 'identity';
    const known = remembered.get(acceptEncoding);
    if (known !== undefined) return known;
    const chosen = chooseEncoding(acceptEncoding);
    if (remembered.size >= maxRemembered) remembered.clear();
    if (acceptEncoding.length <= maxRememberedLength) remembered.set(acceptEncoding, chosen);
    return chosen;
  };
}

function chooseEncoding(acceptEncoding: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  // The published types are of an older release, without the second argument.
  const rank: (offered: Encoding[], options: { preferred: Encoding[] }) => string[] = negotiator.encodings;
  const best = rank.call(negotiator, offered, { preferred: offered })[0];
  return offered.find((encoding) => encoding === best) ?? 'identity';
}
