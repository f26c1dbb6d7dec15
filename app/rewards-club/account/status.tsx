interface StatusProps {
  /** Names the text in the markup. */
  readonly name: string | undefined;
  /** The text, if there is one now. */
  readonly children: string | false | undefined;
}

/** A text that is announced when it appears. Its live region must exist before, and so is there without a text, too. */
export function Status({ name, children }: StatusProps) {
  return (
    <div role="status">
      {children && (
        <p className="notice" data-notice={name}>
          {children}
        </p>
      )}
    </div>
  );
}
