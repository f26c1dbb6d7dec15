import type { Report } from '../diagnostics/diagnostic.ts';
import { areaFile } from '../read/schema/route-files.ts';
import { checkMessage, type MessageContext } from './check-message.ts';
import type { AreaModel } from './model.ts';

/** Checks that the messages exist which head an area’s pages. */
export function checkAreas(areas: readonly AreaModel[], context: MessageContext, report: Report): void {
  for (const { name, counted, atProperty } of areas) {
    const file = areaFile(name);
    if (counted !== undefined) checkMessage(counted, ['count'], { file, path: ['counted'] }, context, report);
    if (atProperty !== undefined)
      checkMessage(atProperty, [], { file, path: ['atProperty'] }, context, report);
  }
}
