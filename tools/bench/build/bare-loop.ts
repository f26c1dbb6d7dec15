/* Renders the body of every page with bare React once and writes nothing: `node bench/build/bare-loop.ts <dist>`. */
import { resolve } from 'node:path';
import { importPageRenderer } from '../../../app/document/import-page-renderer.ts';
import { readBuild } from '../../../app/document/read-build.ts';

const dist = resolve(process.argv[2] ?? 'dist');
const { createRenderContext, renderBody } = await importPageRenderer(dist);
const context = createRenderContext(readBuild(dist).input);
for (const page of context.pages) renderBody(context, page);
