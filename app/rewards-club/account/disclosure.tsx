import { type ReactNode, useState } from 'react';

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
