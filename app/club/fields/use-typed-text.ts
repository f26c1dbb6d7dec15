import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** The text of an input after a change by the guest or the browser. */
export interface TypedText {
  readonly input: HTMLInputElement;
  readonly event: Event;
  /** Whether an input method is composing, so that the text is not final. */
  readonly isComposing: boolean;
}

/**
 * Attributes of an input whose text the page may rewrite. While an input method composes, the input shows the typed
 * text: setting another value would end the composition, and the keyboard would insert the text again.
 * @param value the text outside compositions
 * @param take called with each text, and once more at the end of a composition
 */
export function useTypedText(value: string, take: (typed: TypedText) => void) {
  const [composed, setComposed] = useState<string>();
  const read = (input: HTMLInputElement, event: Event, isComposing: boolean) => {
    setComposed(isComposing ? input.value : undefined);
    take({ input, event, isComposing });
  };
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      read(target, nativeEvent, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
    onCompositionEnd: ({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>) =>
      read(currentTarget, nativeEvent, false),
  };
}
