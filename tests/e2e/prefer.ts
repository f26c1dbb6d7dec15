import type { Page } from '@playwright/test';

/** The guest's languages, best first. */
export function prefer(page: Page, ...languages: readonly string[]): Promise<unknown> {
  return page.addInitScript((list) => {
    Object.defineProperty(navigator, 'languages', { value: list, configurable: true });
  }, languages);
}
