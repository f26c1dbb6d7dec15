/** Two states cannot be compared; the message says why and how to fix it. */
export class ChangesError extends Error {
  override readonly name = 'ChangesError';

  constructor(reason: string, remedy: string) {
    super(`The pages cannot be compared: ${reason}\n  ${remedy}`);
  }
}
