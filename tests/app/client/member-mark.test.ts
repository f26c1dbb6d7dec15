import { expect, test } from 'vitest';
import { compareMarks, type Marks } from '../../../app/browser/member/member-session.ts';

const nobody = { member: '', shared: undefined, ofTab: undefined, ofPage: undefined, logOutId: '2' };
const seven = { shared: ':7', ofTab: ':7', ofPage: ':7' };
const here = { isLoggedOut: false, isOld: false };
const gone = { isLoggedOut: true, isOld: true };
const old = { isLoggedOut: false, isOld: true };

test.each<[string, Partial<Marks>, object]>([
  ['nobody has ever logged in', {}, { ...here, mark: ':' }],
  ['a guest logs in', { member: '7' }, { ...here, mark: ':7' }],
  ['a member stays', { member: '7', ...seven }, { ...here, mark: ':7' }],
  ['a member opens another tab', { member: '7', shared: ':7', ofPage: ':7' }, { ...here, mark: ':7' }],
  ['a member logs out', seven, { ...gone, mark: '2:' }],
  ['another member logs in', { member: '8', ...seven }, { ...gone, mark: '2:8' }],
  ['a session has expired since the last visit', { shared: ':7', ofPage: ':7' }, { ...gone, mark: '2:' }],
  ['storage is blocked', { ofPage: ':7' }, { ...gone, mark: '2:' }],
  ['the server has had storage cleared', { ofPage: ':7' }, { ...gone, mark: '2:' }],
  ['another tab has seen the log-out', { ...seven, shared: '1:' }, { ...old, mark: '1:' }],
  [
    'a page from before the first log-in is shown again',
    { shared: '1:', ofTab: '1:' },
    { ...old, mark: '1:' },
  ],
  ['a tab was closed at the log-out', { shared: '1:', ofTab: ':7', ofPage: '1:' }, { ...old, mark: '1:' }],
  ['a tab is opened after the log-out', { shared: '1:', ofPage: '1:' }, { ...here, mark: '1:' }],
  [
    'a guest logs in after a log-out',
    { member: '8', shared: '1:', ofTab: '1:', ofPage: '1:' },
    { ...here, mark: '1:8' },
  ],
  ['storage was cleared after the log-out', { ofPage: '1:' }, { ...here, mark: '1:' }],
])('%s', (_what, seen, expected) => {
  expect(compareMarks({ ...nobody, ...seen })).toEqual(expected);
});
