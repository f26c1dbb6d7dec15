import type { PropsWithChildren } from 'react';

/** A name with its value, in a description list. */
export function Named({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
