import { lineEnd, type MailBlock, type MailContent } from './mail-content.ts';

/** A mail as plain text: code and address of the link stand on lines of their own, whole. */
export function renderText({ blocks, name, footer }: MailContent): string {
  return `${[...blocks.map(renderBlock), `${name}\n${footer}`].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `${block.label}\n${block.code}`;
    case 'link':
      return `${block.label}\n${block.url}`;
    case 'table':
      return block.rows.map(renderRow).join('\n');
  }
}

/** Further lines are indented, so that no line of a guest's text looks like a row. */
function renderRow([label, value]: readonly [string, string]): string {
  const lines = value.split(lineEnd);
  return lines.length === 1 ? `${label}: ${value}` : [`${label}:`, ...lines].join('\n  ');
}
