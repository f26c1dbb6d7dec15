/*
 * Loaded before each command of package.json, in any version of Node: explains what to run if the packages, or the Node
 * that they install, are missing.
 */
const [, program = ''] = process.argv;
// Serving needs fewer packages than building.
const needed = /[\\/]server[\\/](commands|start[\\/]launch)/.test(program) ? 'pino' : 'yaml';
const hasPackages = () => {
  try {
    return import.meta.resolve(needed) !== '';
  } catch {
    return false;
  }
};
const stop = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

if (!hasPackages()) stop('The packages of this project are not installed. Run: npm ci');
if (!process.features.typescript)
  stop(
    `This is Node.js ${process.versions.node}, which does not run TypeScript. The project brings Node.js 24 as a package; if npm runs no scripts of packages (ignore-scripts), run: npm rebuild node`,
  );
