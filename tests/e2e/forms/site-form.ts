import { expect, type Locator, type Page } from '@playwright/test';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';

/** The form on a page, as a guest uses it. */
export class SiteForm {
  readonly page: Page;
  readonly root: Locator;
  readonly summary: Locator;
  /** The button that goes on. */
  readonly submit: Locator;
  readonly back: Locator;
  readonly reference: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('form[data-form]');
    this.summary = this.root.locator('.error-summary');
    this.submit = this.root.locator('.actions button').first();
    this.back = this.root.locator('.actions button[name="_to"]');
    this.reference = page.locator('[data-reference]');
  }

  /** The controls of a field. */
  control(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  frame(name: string): Locator {
    return this.root.locator(`[data-field="${name}"]`);
  }

  /** Fills in fields by their names: radio buttons and boxes by value, the ages of children as a list. */
  async fill(answers: Readonly<Record<string, string | readonly string[]>>): Promise<void> {
    for (const [name, answer] of Object.entries(answers)) {
      const controls = this.control(name);
      const kind = await controls.first().evaluate((control: HTMLInputElement) => control.type);
      if (kind === 'radio' || kind === 'checkbox') {
        for (const value of [answer].flat())
          await this.root.locator(`[name="${name}"][value="${value}"]`).check();
      } else if (kind === 'select-one') {
        for (const [at, value] of [answer].flat().entries()) await controls.nth(at).selectOption(value);
      } else await controls.fill(String(answer));
    }
  }

  /** Exactly these fields have an error, in the summary and at the field; the summary has the focus. */
  async expectErrors(errors: Readonly<Record<string, ErrorKey>>): Promise<void> {
    await expect(this.summary).toBeVisible();
    await expect(this.summary).toBeFocused();
    const links = this.summary.getByRole('link');
    await expect(links).toHaveCount(Object.keys(errors).length);
    for (const [at, [name, key]] of Object.entries(errors).entries()) {
      await expect(links.nth(at)).toHaveAttribute('href', `#${name}`);
      await this.expectError(name, key);
    }
    await expect(this.root.locator('.form-error')).toHaveCount(Object.keys(errors).length);
  }

  /** The error at a field; none where it is undefined. */
  async expectError(name: string, key: ErrorKey | undefined): Promise<void> {
    const error = this.frame(name).locator('[data-error]');
    const marked = this.frame(name)
      .locator('[aria-invalid="true"]')
      .or(this.page.locator(`[data-field="${name}"][aria-invalid="true"]`));
    await expect(marked).toHaveCount(key === undefined ? 0 : 1);
    if (key === undefined) await expect(error).toHaveCount(0);
    else await expect(error).toHaveAttribute('data-error', key);
  }

  /** The request was accepted. @returns its reference number */
  async expectThanks(): Promise<string> {
    await expect(this.reference).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    return (await this.reference.textContent()) ?? '';
  }
}
