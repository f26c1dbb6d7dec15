/** Who shows the dialog: nobody, the page while the dialog’s script is awaited, that script for good; or it did not come. */
export type HandoverState = 'closed' | 'waiting' | 'handedOver' | 'failed';

/** What happens: the guest presses a button or closes the page’s first step, the script arrives or fails. */
export type HandoverEvent = 'press' | 'close' | 'arrive' | 'fail';

/** What is to be done: with the page’s first step, or with the dialog that the script makes at its first opening. */
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

/** The state after an event, and what is to be done; the same state and nothing where the event means nothing there. */
export function follow(
  state: HandoverState,
  event: HandoverEvent,
): readonly [HandoverState, HandoverAction?] {
  return transitions[state][event] ?? [state];
}
