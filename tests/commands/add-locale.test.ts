import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecCopy } from './spec-copy.ts';

describe('npm run spec -- add-locale', () => {
  let copy: SpecCopy;
  beforeAll(() => {
    copy = new SpecCopy('base');
  });
  afterAll(() => copy.remove());

  test.each([
    { given: ['de', '--bcp47', 'ja', '--name', '日本語'], code: 2, says: 'already exists' },
    { given: ['jp', '--bcp47', 'ja_JP', '--name', '日本語'], code: 2, says: 'BCP 47' },
    { given: ['jp', '--bcp47', 'ja'], code: 2, says: '--name' },
    {
      given: ['jp', '--bcp47', 'ja', '--name', '日本語', '--from', 'eng'],
      code: 2,
      says: 'There is no locale eng',
    },
    { given: ['jpn', '--bcp47', 'ja', '--name', '日本語'], code: 1, says: 'jpn' },
  ])('$given is refused and changes nothing', ({ given, code, says }) => {
    const before = copy.text('spec/locales.yaml');
    const refused = copy.spec('add-locale', ...given);
    expect(refused.output).toContain(says);
    expect(refused.code).toBe(code);
    expect(copy.text('spec/locales.yaml')).toBe(before);
  });
});
