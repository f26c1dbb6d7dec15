import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField } from '../../../app/club/fields/date/date-field.tsx';
import { registrationForm } from '../../../generated/forms/registration.ts';

function render(value: string, isInvalid = false): string {
  const field = registrationForm.fields.date_of_birth;
  const handlers = { onChange: () => {}, onBlur: () => {} };
  const described = { isInvalid, isLocked: false, describedBy: 'date_of_birth-hint' };
  return renderToStaticMarkup(
    createElement(DateField, { name: 'date_of_birth', field, value, ...handlers, ...described }),
  );
}

test('the field is a text of digits that a browser can fill in', () => {
  const markup = render('01/02/1990');
  const wanted = `type="text" inputMode="numeric" autoComplete="bday" name="date_of_birth" id="date_of_birth"
    value="01/02/1990" aria-describedby="date_of_birth-hint"`;
  for (const attribute of wanted.split(/\s+/))
    expect(markup.toLowerCase()).toContain(attribute.toLowerCase());
  expect(markup).not.toMatch(/placeholder|maxlength|aria-invalid/i);
});

test('an error is told of', () => {
  expect(render('31/02/1990', true)).toContain('aria-invalid="true"');
});

test('what the form has is shown as it is, until the guest works in it', () => {
  expect(render('1990-02-01')).toContain('value="1990-02-01"');
});
