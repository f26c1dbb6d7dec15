import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/** The text of an input after a guest or the browser has changed it. */
export interface TypedText {
  readonly input: HTMLInputElement;
  readonly event: Event;
  /** Whether an input method is composing: the text goes on to change. */
  readonly isComposing: boolean;
}

/**
 * Attributes of an input whose text the page may rewrite. A new value ends a composition, and the keyboard would insert its
 * text a second time; so while an input method composes, the input shows the text as it is.
 * @param value the text that the input shows otherwise
 * @param take gets every text, and the last one of a composition once it is complete
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
