import { expect, test } from 'vitest';
import {
  type HandoverAction,
  type HandoverEvent,
  type HandoverState,
  nextState,
} from '../../../app/browser/handover.ts';

/** Every state with every event: the state that follows, and what is to be done. */
const table: Readonly<
  Record<HandoverState, Record<HandoverEvent, readonly [HandoverState, HandoverAction?]>>
> = {
  closed: {
    press: ['waiting', 'show'],
    close: ['closed'],
    // Loaded by the pointer alone, or closed before it came: nothing opens by itself.
    arrive: ['closed'],
    fail: ['closed'],
  },
  waiting: {
    press: ['waiting'],
    close: ['closed', 'hide'],
    arrive: ['handedOver', 'open'],
    fail: ['failed', 'giveUp'],
  },
  failed: {
    press: ['waiting', 'show'],
    close: ['failed'],
    // Of an earlier press than the one that has failed.
    arrive: ['failed'],
    fail: ['failed'],
  },
  handedOver: {
    press: ['handedOver', 'open'],
    // Closing is the dialog’s own affair now; what else was waiting for the script has come too late.
    close: ['handedOver'],
    arrive: ['handedOver'],
    fail: ['handedOver'],
  },
};

for (const [state, events] of Object.entries(table)) {
  for (const [event, expected] of Object.entries(events)) {
    test(`${state}: ${event}`, () => {
      expect(nextState(state as HandoverState, event as HandoverEvent)).toEqual(expected);
    });
  }
}
