import { campaign, expect, test } from '../site.ts';

interface Composed {
  readonly field: string;
  readonly typed: string;
  /** The texts of the input method before its last one. */
  readonly steps: readonly string[];
  /** Its last text; undefined where the guest leaves the field instead. */
  readonly last?: string;
  /** The text of the field in the end. */
  readonly text: string;
}

const code: Composed = { field: 'code', typed: '1', steps: ['２', '２３'], last: '２３.4', text: '1234' };

const details: readonly Composed[] = [
  // Dead keys, as macOS sends them.
  { field: 'first_name', typed: 'Ren', steps: ['´'], last: 'é', text: 'René' },
  { field: 'first_name', typed: 'A', steps: ['`'], last: 'à', text: 'Aà' },
  { field: 'last_name', typed: 'O', steps: ["'"], last: "'", text: 'O ' },
  // Words, as keyboards of phones compose them.
  { field: 'last_name', typed: '', steps: ['O', "O'", "O'B", "O'Br"], last: "O'Brien", text: 'O Brien' },
  { field: 'first_name', typed: '', steps: ['Jo', 'Jo.'], text: 'Jo' },
  { field: 'first_name', typed: '', steps: ['A', 'An', 'An1'], text: 'An' },
  // Syllables, and characters of full width.
  { field: 'last_name', typed: 'Kim', steps: ['ㄱ', '기', '김'], last: '김', text: 'Kim' },
  { field: 'last_name', typed: '', steps: ['Ａ', 'Ａn'], last: 'Ana', text: 'Ana' },
  {
    field: 'phone_number',
    typed: '07',
    steps: ['９', '９１', '９１１ '],
    last: '９１１ １２',
    text: '07911 12',
  },
  { field: 'phone_number', typed: '', steps: ['+', '+4x'], last: '+49', text: '+49' },
  { field: 'date_of_birth', typed: '', steps: ['２', '２６', '２６１'], last: '２６１２', text: '26/12/' },
];

test('no field rewrites what an input method composes', async ({ club, context, page }) => {
  const session = await context.newCDPSession(page);
  const compose = async ({ field: name, typed, steps, last, text }: Composed) => {
    const field = club.field(name);
    await field.fill('');
    await field.pressSequentially(typed);
    const before = await field.inputValue();
    for (const step of steps) {
      const at = { selectionStart: step.length, selectionEnd: step.length };
      await session.send('Input.imeSetComposition', { text: step, ...at });
      await expect(field, `${name}: ${text}`).toHaveValue(before + step);
    }
    if (last === undefined) await field.blur();
    else await session.send('Input.insertText', { text: last });
    await expect(field).toHaveValue(text);
  };

  await club.reach('registerCode');
  await compose(code);
  await club.reach('registerMember');
  await club.field('phone_number').waitFor();
  for (const composed of details) await compose(composed);
});

test('Safari ends a composition before it tells of its last text', campaign, async ({ club }) => {
  await club.reach('registerMember');
  const field = club.field('first_name');
  await field.pressSequentially('Ren');
  const composed = await field.evaluate(async (element) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const change = (value: string, inputType: string, isComposing: boolean) => {
      setValue?.call(element, value);
      element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, isComposing }));
    };
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    change('Ren´', 'insertCompositionText', true);
    await new Promise(requestAnimationFrame);
    const { value } = element as HTMLInputElement;
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'é-' }));
    change('René-', 'insertFromComposition', false);
    return value;
  });
  expect(composed).toBe('Ren´');
  await expect(field).toHaveValue('René ');
});
