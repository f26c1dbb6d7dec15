/** The folder of a build that holds its packs. */
export const packsFolder = 'packs';

/** How the names of packs end. */
export const packEnding = '.pack';

/** The pack of the files that browsers load as they were bundled, without placeholders. */
export const clientPack = 'client';
