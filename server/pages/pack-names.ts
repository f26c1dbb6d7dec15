import type { RenderInput } from '../../app/document/load-renderer.ts';

/** The folder of a build that holds its packs. */
export const packsFolder = 'packs';

/** How the names of packs end. */
export const packEnding = '.pack';

/** The pack of the files that browsers load as they were bundled: the same on every day and for every server. */
export const clientPack = 'client';

/** The day and the settings that a pack was made for, as it names them. */
export function packSettings({ day, settings }: RenderInput): string {
  return JSON.stringify({ day, ...settings });
}
