import { expect, test } from 'vitest';
import { reportTo } from '../../../tools/site-build/report-progress.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const report = reportTo({ isTTY, write });
  report('Rendering', 0, 4);
  report('Rendering', 2, 4);
  report('');
  return written;
}

test('a terminal shows a bar that fills, and no trace of it at the end', () => {
  const [empty = '', half = '', end] = record(true);
  expect(empty).not.toContain('█');
  expect(half.split('█').length).toBe(half.split('░').length);
  expect(half).toContain('Rendering');
  expect(end).toBe('\r\x1b[K');
});

test('elsewhere, a step is one line', () => {
  expect(record(false)).toEqual(['Rendering\n']);
});
