import { expect, type Locator, type Page } from '@playwright/test';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { password, waitForCode } from './guests.ts';

/** The steps as the markup spells them. */
export type Step =
  | ('registerEmail' | 'registerCode' | 'registerMember' | 'loginStep' | 'useLink')
  | ('resetPasswordEmail' | 'resetPassswordCode' | 'resetPassword' | 'memberDetails');

/** The whole registration, as a guest types it. */
export const details = {
  title: 'Ms.',
  first_name: 'Ana',
  last_name: 'Marić',
  phone_number: '+385 91 234 5678',
  date_of_birth: '26/12/1980',
  password,
  confirm_password: password,
} as const;

/** The rewards-club dialog of a page, as a guest uses it. */
export class ClubDialog {
  readonly page: Page;
  readonly siteUrl: string;
  readonly root: Locator;
  readonly opener: Locator;
  readonly heading: Locator;
  readonly submit: Locator;
  /** Error of the form as a whole. */
  readonly problem: Locator;
  readonly trouble: Locator;
  /** Uses up the link of a mail. */
  readonly linkButton: Locator;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
    this.root = page.locator('dialog[data-step]');
    this.opener = page.locator('[data-open-rewards-club]');
    this.heading = this.root.getByRole('heading', { level: 2 });
    this.submit = this.root.locator('button[type="submit"]');
    this.problem = this.root.locator('form [role="alert"] [data-error]');
    this.trouble = this.root.locator('[data-trouble]');
    this.linkButton = this.root.locator('[data-use-link]');
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** A button that leads to another step, by its text in English. */
  link(name: string): Locator {
    return this.root.getByRole('button', { name });
  }

  notice(name: string): Locator {
    return this.root.locator(`[data-notice="${name}"]`);
  }

  /** Presses the button on a page, which is the English home page unless another is named; waits for no script. */
  async press(path = '/en/'): Promise<void> {
    await this.page.goto(path);
    await this.opener.click();
  }

  /** Opens the link of a mail, and uses it up. */
  async followLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.linkButton.click();
  }

  /** Opens the dialog on a page, and waits for its script. */
  async open(path = '/en/'): Promise<void> {
    await this.press(path);
    await expect(this.root).toBeVisible();
    await this.expectTaken();
  }

  /** Nothing that was pressed is under way: React has come, and has taken over what the document has shown before. */
  async expectTaken(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** The first step as the document carries it, which needs no script. */
  async expectFirstStep(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.root).toHaveAttribute('data-step', 'registerEmail');
  }

  /** A step, and React. */
  async expectStep(step: Step): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.root).toHaveAttribute('data-step', step);
    await this.expectTaken();
  }

  async expectClosed(): Promise<void> {
    await expect(this.root).toBeHidden();
  }

  /** A field has exactly this error; none where it is undefined. */
  async expectError(name: string, key: ErrorKey | undefined): Promise<void> {
    const errors = this.root.locator(`[data-field="${name}"] [data-error]`);
    if (key === undefined) {
      await expect(errors).toHaveCount(0);
      await expect(this.field(name)).not.toHaveAttribute('aria-invalid', 'true');
      return;
    }
    await expect(errors).toHaveAttribute('data-error', key);
    await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
  }

  /** registerEmail: names an e-mail and goes on. */
  async nameEmail(email: string): Promise<void> {
    await this.field('email_address').fill(email);
    await this.submit.click();
  }

  /** registerEmail and registerCode. */
  async proveEmail(email: string): Promise<void> {
    await this.nameEmail(email);
    await this.expectStep('registerCode');
    await this.enterCode(email);
  }

  /** Either step of a code: the one that was mailed last, which is sent with its last digit. */
  async enterCode(email: string): Promise<void> {
    const { code = '' } = await waitForCode(this.siteUrl, email);
    await this.field('code').fill(code);
  }

  /** Either step of a code: asks for another one, as if the minute were over. */
  async askForNewCode(): Promise<void> {
    await this.page.evaluate(() => {
      const last = JSON.parse(sessionStorage.getItem('lastCode') ?? '{}');
      sessionStorage.setItem('lastCode', JSON.stringify({ ...last, nextAt: 0 }));
    });
    await this.link('Send a new code').click();
  }

  /** registerMember: every field, and the terms; nothing is sent. */
  async fillDetails(given: Partial<Record<keyof typeof details, string>> = {}): Promise<void> {
    const { title, ...texts } = { ...details, ...given };
    await this.field('title').selectOption(title);
    for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text);
    await this.field('terms').check();
  }

  /** loginStep: sends the password and waits for the page to reload. */
  async logIn(secret: string = password): Promise<void> {
    await this.field('password').fill(secret);
    await this.expectNewPage(() => this.submit.click());
  }

  /** Does something that reloads the page, and waits for it. */
  async expectNewPage(act: () => Promise<unknown>): Promise<void> {
    await Promise.all([this.page.waitForEvent('load'), act()]);
    await this.page.waitForLoadState();
  }
}
