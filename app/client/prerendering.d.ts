/** Of the Speculation Rules API, which TypeScript's own library does not have. */
interface Document {
  /** Whether the page is rendered ahead of a visit; absent where the browser does no such thing. */
  readonly prerendering?: boolean;
}
