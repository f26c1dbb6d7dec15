import type { Exceptions } from '../texts/exceptions.ts';
import { finding } from '../texts/finding.ts';
import type { Text } from '../texts/read-texts.ts';

/** Texts that speak to the guest in another form of address than their language does. */
export function findOtherAddress(
  texts: readonly Text[],
  patterns: readonly RegExp[],
  exceptions: Exceptions,
): string[] {
  return texts.flatMap((text) => {
    const found = patterns
      .flatMap((pattern) => text.parts.map((part) => pattern.exec(part)?.[0]))
      .find((word) => word !== undefined);
    return found === undefined || exceptions.allow(text)
      ? []
      : [finding(text, `another form of address: ${found}`)];
  });
}
