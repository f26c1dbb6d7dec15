import { type ReactNode, useEffect, useRef } from 'react';
import { useClubState } from '../club-state.ts';
import { useTexts } from '../page-context.tsx';

interface StepFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A step: its heading, which takes the focus, what came before it, and its content. */
export function StepFrame({ title, intro, children }: StepFrameProps) {
  const { club } = useTexts();
  const { notice } = useClubState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who types already in a step that the page has shown by itself, goes on typing.
    if (document.activeElement?.closest('.club-form')) return;
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <>
      <h2 id="club-title" ref={heading} tabIndex={-1} aria-describedby="club-notice">
        {title}
      </h2>
      <div role="status" id="club-notice">
        {notice !== undefined && (
          <p className="notice" data-notice={notice}>
            {club[notice]}
          </p>
        )}
      </div>
      {intro !== undefined && <p className="intro">{intro}</p>}
      {children}
    </>
  );
}

/** A button that looks like a link, for a way to another step. */
export function StepLink({ onClick, children }: { onClick(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
