/*
 * Loaded before a command of package.json: with SPEC=<folder>, the command runs for the site in that folder. JavaScript,
 * because loading one TypeScript file costs Node 10 MB of memory.
 */
import '../require-packages.mjs';

const { SPEC: folder } = process.env;
if (folder) {
  const { enterSite } = await import('./enter-site.ts');
  enterSite(folder);
}
