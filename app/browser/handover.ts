/** Who shows the dialog: nobody, the page while the dialog’s script loads, or that script; `failed` if it did not load. */
export type HandoverState = 'closed' | 'waiting' | 'handedOver' | 'failed';

/** The guest presses a button or closes the page’s first step; the script arrives or fails. */
export type HandoverEvent = 'press' | 'close' | 'arrive' | 'fail';

/** An action on the page’s first step, or on the dialog that the script creates when it first opens. */
export type HandoverAction = 'show' | 'hide' | 'giveUp' | 'open';

type Transition = readonly [HandoverState, HandoverAction];

const show: Transition = ['waiting', 'show'];
const open: Transition = ['handedOver', 'open'];

const transitions: Readonly<Record<HandoverState, Partial<Record<HandoverEvent, Transition>>>> = {
  closed: { press: show },
  failed: { press: show },
  waiting: { close: ['closed', 'hide'], arrive: open, fail: ['failed', 'giveUp'] },
  handedOver: { press: open },
};

/** The state after an event, and the action; the same state without an action if the event has no transition there. */
export function follow(
  state: HandoverState,
  event: HandoverEvent,
): readonly [HandoverState, HandoverAction?] {
  return transitions[state][event] ?? [state];
}
