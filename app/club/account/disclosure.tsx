import { type ReactNode, useState } from 'react';
import { europeanTag } from '../../declarations/formatting-tag.ts';

/** Formats a day in the page's language and the guest's time zone. */
export function formatDay(time: number): string {
  const tag = europeanTag(document.documentElement.lang);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(time);
}

interface DisclosureProps {
  readonly title: string;
  /** Identifies the part in the markup. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the member's details, initially closed. Its content is rendered only while it is open. */
export function Disclosure({ title, name, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-part={name} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="club-form">{children}</div>}
    </details>
  );
}

interface StatusProps {
  /** Identifies the text in the markup. */
  readonly name: string | undefined;
  readonly children: string | false | undefined;
}

/** A live region. It is rendered even when empty, because screen readers only announce changes of existing regions. */
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
