import { expect, type Locator, type Page } from '@playwright/test';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { askForCode, logIn, newEmail, password, registerMember, waitForCode } from './guests.ts';

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
  readonly origin: string;
  readonly root: Locator;
  readonly opener: Locator;
  readonly heading: Locator;
  readonly submit: Locator;
  /** Error of the form as a whole. */
  readonly problem: Locator;
  readonly trouble: Locator;
  /** Uses up the link of a mail. */
  readonly linkButton: Locator;
  /** Says on a page what became of the dialog. */
  readonly message: Locator;

  constructor(page: Page, siteUrl: string, origin: string) {
    this.page = page;
    this.siteUrl = siteUrl;
    this.origin = origin;
    this.root = page.locator('dialog[data-step]');
    this.opener = page.locator('[data-open-rewards-club]');
    this.heading = this.root.getByRole('heading', { level: 2 });
    this.submit = this.root.locator('button[type="submit"]');
    this.problem = this.root.locator('form [role="alert"] [data-error]');
    this.trouble = this.root.locator('[data-trouble]');
    this.linkButton = this.root.locator('[data-use-link]');
    this.message = page.locator('[data-club-status]');
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

  /**
   * Opens the dialog at a step, by the shortest way: at the details and the new password by the link of a mail.
   * @returns the guest’s e-mail, which the first step does not know yet
   */
  async reach(step: Step, path = '/en/'): Promise<string> {
    const isJoining = step === 'registerCode' || step === 'registerMember' || step === 'registerEmail';
    const email = isJoining ? newEmail() : await registerMember(this.siteUrl);
    if (step === 'registerMember' || step === 'resetPassword') {
      const { link } = await askForCode(this.siteUrl, email, isJoining ? 'registration' : 'reset');
      await this.followLink(link);
    } else if (step === 'memberDetails') {
      await this.becomeMember(email);
      await this.open(path);
    } else {
      await this.open(path);
      if (step !== 'registerEmail') await this.nameEmail(email);
      if (step === 'resetPasswordEmail' || step === 'resetPassswordCode') await this.forgetPassword();
      if (step === 'resetPassswordCode') await this.submit.click();
    }
    await this.expectStep(step);
    return email;
  }

  /** Logs the guest in, outside the page: as a new member, unless an e-mail names another. @returns the e-mail */
  async becomeMember(email?: string): Promise<string> {
    const member = email ?? (await registerMember(this.siteUrl));
    const { cookies } = await logIn(this.siteUrl, member);
    const url = this.origin;
    await this.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    return member;
  }

  /** The dialog in another tab of the guest, or in another browser. */
  async inNewTab(context = this.page.context()): Promise<ClubDialog> {
    return new ClubDialog(await context.newPage(), this.siteUrl, this.origin);
  }

  /** loginStep: goes on to the reset. */
  async forgetPassword(): Promise<void> {
    await this.expectStep('loginStep');
    await this.link('Forgotten your password?').click();
  }

  /** Nothing that was pressed is under way: React has come, and has taken over what the document has shown before. */
  async expectTaken(): Promise<void> {
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
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
    if (key === undefined) await expect(errors).toHaveCount(0);
    else await expect(errors).toHaveAttribute('data-error', key);
    const invalid = this.root.locator(`[name="${name}"][aria-invalid="true"]`);
    await expect(invalid).toHaveCount(key === undefined ? 0 : 1);
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

  /** Either field of a new password. */
  async choosePassword(secret: string): Promise<void> {
    for (const name of ['password', 'confirm_password']) await this.field(name).fill(secret);
  }

  /** registerMember: sends the details, which log the new member in. */
  async join(): Promise<void> {
    await this.expectNewPage(() => this.submit.click());
    await this.expectMember();
  }

  /** registerMember: sends the details, which are taken; the log-in after them is not. */
  async joinOnly(): Promise<void> {
    await this.page.route('**/login-loyalty-user', (route) => route.abort(), { times: 1 });
    await this.submit.click();
    await this.expectStep('loginStep');
    await expect(this.notice('joined')).toBeVisible();
  }

  /** memberDetails: logs out. */
  async logOut(): Promise<void> {
    await this.expectNewPage(() => this.root.locator('[data-logout]').click());
  }

  /** Whether the page knows the guest as a member. */
  async expectMember(isMember = true): Promise<void> {
    await expect(this.page.locator('html[data-member]')).toHaveCount(isMember ? 1 : 0);
  }

  /** Addresses below a path that the page asks for from now on, in order. */
  watchCalls(path: string): string[] {
    const calls: string[] = [];
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes(path)) calls.push(pathname);
    });
    return calls;
  }

  /** Holds what the page asks for from now on. @returns lets it come */
  async hold(pattern: string | RegExp): Promise<() => void> {
    const released = Promise.withResolvers<void>();
    await this.page.route(pattern, async (route) => {
      await released.promise;
      await route.continue();
    });
    return () => released.resolve();
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
