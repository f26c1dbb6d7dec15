import type { Report } from '../../diagnostics/diagnostic.ts';
import { areaFile } from '../../spec/schema/routes/route-files.ts';
import { checkMessage, type MessageContext } from '../messages/check-message.ts';
import type { AreaModel } from '../model.ts';

/** Files of generated/routes; no area may have one of these names. */
const takenNames = ['absent', 'facts', 'index', 'keys', 'look-ups', 'page', 'spellings'];

/**
 * Areas become files and identifiers: two names may not differ in hyphens and case alone, and none may be that of a file
 * that all areas use.
 */
export function checkAreaNames(names: readonly string[], report: Report): void {
  const byIdentifier = new Map<string, string>();
  for (const name of names) {
    const at = [{ file: areaFile(name), offset: 0 }];
    const help = 'Rename the folder.';
    const plain = name.replaceAll('-', '').toLowerCase();
    const like = byIdentifier.get(plain);
    if (takenNames.includes(name)) {
      const message = `An area cannot be called “${name}”: the name is taken by a file that all areas use.`;
      report({ code: 'VALUE_INVALID', message, help, at });
    } else if (like !== undefined) {
      const message = `The areas “${like}” and “${name}” have one name in generated code.`;
      report({ code: 'VALUE_INVALID', message, help, at: [...at, { file: areaFile(like), offset: 0 }] });
    }
    byIdentifier.set(plain, name);
  }
}

/** Checks that the messages exist which head an area’s pages. */
export function checkAreas(areas: readonly AreaModel[], context: MessageContext, report: Report): void {
  for (const { name, counted, atProperty } of areas) {
    const file = areaFile(name);
    if (counted !== undefined) checkMessage(counted, ['count'], { file, path: ['counted'] }, context, report);
    if (atProperty !== undefined)
      checkMessage(atProperty, [], { file, path: ['atProperty'] }, context, report);
  }
}
