/**
 * `<leaving>:<member>`: what identifies the last time that a member left, and the id of the one who is here. Both are ''
 * where there is none.
 */
type Mark = string | undefined;

/** The member who is logged in, and the marks that the browser, the tab and the page carry. */
export interface Sighting {
  /** The id of the member who is logged in. */
  readonly member: string;
  /** The mark that all pages share. */
  readonly shared: Mark;
  /** The mark when the tab was last used. */
  readonly ofTab: Mark;
  /** The mark when this page was loaded, or last looked. */
  readonly ofPage: Mark;
  /** Identifies a leaving that nobody has seen yet. */
  readonly leaving: string;
}

/** The consequences of a sighting. */
interface Verdict {
  /** The mark from then on. */
  readonly mark: string;
  /** Whether this page is the first to see that a member has left. */
  readonly hasLeft: boolean;
  /** Whether a member has left since the page was loaded, or since the tab was last used. */
  readonly isOld: boolean;
}

/** Whether a member has left: logged out, or without a session any more, or because another has logged in. */
export function judge({ member, shared, ofTab, ofPage, leaving }: Sighting): Verdict {
  const [last, former] = (shared ?? ofTab ?? ofPage ?? ':').split(':');
  const hasLeft = Boolean(former) && former !== member;
  const start = `${hasLeft ? leaving : last}:`;
  const isOld = [ofPage ?? ':', ofTab ?? start].some((seen) => !seen.startsWith(start));
  return { mark: start + member, hasLeft, isOld };
}
