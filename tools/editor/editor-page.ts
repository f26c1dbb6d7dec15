import { join } from 'node:path';
import { build } from 'esbuild';

/** Where the editor is. */
export const editorPath = '/dev/editor';

/** The document of the editor. @param token that its requests carry */
export function renderEditorPage(token: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="token" content="${token}">
<title>Editor</title>
<link rel="stylesheet" href="${editorPath}/editor.css">
<script type="module" src="${editorPath}/editor.js"></script>
</head>
<body></body>
</html>
`;
}

/** The editor's scripts and styles by name. They are never part of the site's build. */
export async function bundleEditor(): Promise<ReadonlyMap<string, string>> {
  const client = join(import.meta.dirname, 'client');
  const { outputFiles } = await build({
    entryPoints: { editor: join(client, 'editor.tsx') },
    bundle: true,
    write: false,
    outdir: client,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(client.length + 1), text]));
}
