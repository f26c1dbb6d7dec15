import type { MailBlock, MailContent } from './mail-content.ts';

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
  }
}
