/**
 * `waiting`: the page shows the first step while the dialog’s script loads. `handedOver`: the script shows the dialog.
 * `failed`: the script could not be loaded.
 */
export type HandoverState = 'closed' | 'waiting' | 'handedOver' | 'failed';

/** `press`: on a button that opens the dialog. `close`: of the first step. `arrive` and `fail`: of the script. */
export type HandoverEvent = 'press' | 'close' | 'arrive' | 'fail';

/** `show`, `hide` and `giveUp` concern the first step, `open` the script’s dialog. */
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

/** The state after an event, and the action to run. An event without a transition changes nothing. */
export function nextState(
  state: HandoverState,
  event: HandoverEvent,
): readonly [HandoverState, HandoverAction?] {
  return transitions[state][event] ?? [state];
}
