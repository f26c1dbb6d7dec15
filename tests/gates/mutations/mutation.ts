/** A realistic mistake in production code, and the tests that must notice it. */
export interface Mutation {
  /** The consequence, as a guest, an attacker or an operator meets it. */
  readonly about: string;
  /** The production file. */
  readonly file: string;
  /** A text that occurs exactly once in the file. */
  readonly find: string;
  /** The text in its place once the file is broken. */
  readonly replace: string;
  /** The smallest file below `tests/` that notices: of Vitest, or a spec of Playwright, which needs a build. */
  readonly tests: string;
  /** For a spec: a part of the title of its test that notices, so that only this one runs. */
  readonly title?: string;
}

/** Whether the test is one of Playwright. */
export function isInBrowser({ tests }: Mutation): boolean {
  return tests.endsWith('.spec.ts');
}

/** Whether the test sees the broken code only in a build of it. */
export function readsBuild({ file, tests }: Mutation): boolean {
  return /^(documents|e2e|server)\//.test(tests) && /^(app|generated)\//.test(file);
}
