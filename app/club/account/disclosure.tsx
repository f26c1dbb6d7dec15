import { type ReactNode, useState } from 'react';
import { europeanTag } from '../../../shared/formatting-tag.ts';

/** The day in the page's language and the guest's time zone. */
export function formatDay(time: number): string {
  const tag = europeanTag(document.documentElement.lang);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(time);
}

interface DisclosureProps {
  readonly title: string;
  /** Names the part in the markup. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the member's details that is closed at first. Its content exists only while it is open. */
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
