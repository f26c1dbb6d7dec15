import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens to an event of an input as the browser sends it, where React's event of that name is another one. */
export function useListener<Type extends 'beforeinput' | 'change'>(
  ref: RefObject<HTMLInputElement | null>,
  type: Type,
  handle: (event: HTMLElementEventMap[Type], input: HTMLInputElement) => void,
): void {
  const listen = useEffectEvent(handle);
  useEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const listener = (event: HTMLElementEventMap[Type]) => listen(event, input);
    input.addEventListener(type, listener);
    return () => input.removeEventListener(type, listener);
  }, [ref, type]);
}
