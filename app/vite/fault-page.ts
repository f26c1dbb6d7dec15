import { escapeMarkup } from '../document/escape-markup.ts';

/** A document that shows an error of development in Vite's overlay, and reloads when the sources change. */
export function renderFaultPage(fault: string): string {
  const error = JSON.stringify({ message: fault, stack: '' }).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Error</title></head>
<body><pre>${escapeMarkup(fault)}</pre>
<script type="module">
import { ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${error}));
</script></body>
</html>
`;
}
