import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Notice, useClubState } from '../dialog/club-state.ts';
import { useTexts } from '../dialog/page-context.tsx';
import { findFirstFocus } from '../find-first-focus.ts';

interface StepFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}

/** Whether the component's first render hydrated the document's markup. */
function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  return useRef(isHydrated).current;
}

/** A step: heading, notice of the previous step, and content. The first field or the heading takes the focus. */
export function StepFrame({ title, intro, children }: StepFrameProps) {
  const { club, errors } = useTexts();
  const { notice } = useClubState();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useIsHydrated();
  // Screen readers announce a notice only in a region that already exists.
  const [news, setNews] = useState<Notice>();
  useEffect(() => setNews(notice), [notice]);
  useEffect(() => {
    // The guest may have moved the focus since the document showed the step.
    if (isHydrated) return;
    const dialog = heading.current?.closest('dialog');
    dialog?.scrollTo({ top: 0 });
    if (dialog) findFirstFocus(dialog)?.focus();
  }, [isHydrated]);
  return (
    <>
      <h2 id="club-title" ref={heading} tabIndex={-1} aria-describedby="club-notice">
        {title}
      </h2>
      <div role="status" id="club-notice">
        {news !== undefined && (
          <p className="notice" data-notice={news}>
            {news === 'PasswordChanged' ? errors[news] : club[news]}
          </p>
        )}
      </div>
      {intro !== undefined && <p className="intro">{intro}</p>}
      {children}
    </>
  );
}

/** A button that looks like a link and goes to another step. */
export function StepLink({ onClick, children }: { onClick(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  );
}
