import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Listens to a native event of an input whose React event of the same name differs. */
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
