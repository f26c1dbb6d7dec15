/** Membership's benefits, in a language. */
export interface Benefits {
  readonly title: string;
  readonly names: readonly string[];
  /** Whether nobody has confirmed them. */
  readonly areAssumed: boolean;
}

/** The benefits as a list; nothing if there are none. */
export function BenefitList({ benefits }: { readonly benefits: Benefits | undefined }) {
  if (benefits === undefined) return null;
  return (
    <ul className="ticks" aria-label={benefits.title} data-nosnippet={benefits.areAssumed || undefined}>
      {benefits.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Reads the benefits from a rendered list, so that the dialog's script needs no facts; undefined without a list. */
export function readBenefits(root: ParentNode): Benefits | undefined {
  const list = root.querySelector('.ticks');
  if (list === null) return undefined;
  return {
    title: list.ariaLabel ?? '',
    names: [...list.children].map(({ textContent }) => textContent ?? ''),
    areAssumed: list.hasAttribute('data-nosnippet'),
  };
}
