/** Part of the Speculation Rules API, which TypeScript's library lacks. */
interface Document {
  /** Whether the page is being prerendered; undefined in browsers that do not prerender. */
  readonly prerendering?: boolean;
}
