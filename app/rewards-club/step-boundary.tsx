import { Component, type ReactNode } from 'react';
import { useTexts } from './page-context.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Keeps the dialog usable if a step throws: it shows a message and can be closed. */
export class StepBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedStep /> : this.props.children;
  }
}

function FailedStep() {
  const { club } = useTexts();
  return (
    <>
      <h2 id="club-title">{club.joinTitle}</h2>
      <p className="trouble" role="alert" data-trouble="unavailable">
        {club.unavailable}
      </p>
    </>
  );
}
