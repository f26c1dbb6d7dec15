import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useClubState } from '../club-state.ts';
import { useTexts } from '../page-context.tsx';

interface StepFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** Whether a component takes over what the document has shown, and not what React has made. */
function useTakesOver(): boolean {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return useRef(isHydrated).current;
}

/** A step: its heading, which takes the focus, what came before it, and its content. */
export function StepFrame({ title, intro, children }: StepFrameProps) {
  const { club } = useTexts();
  const { notice } = useClubState();
  const heading = useRef<HTMLHeadingElement>(null);
  const takesOver = useTakesOver();
  useEffect(() => {
    // The focus may have moved on since the document has shown the step.
    if (takesOver) return;
    heading.current?.closest('dialog')?.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [takesOver]);
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
