import { escapeMarkup } from '../../app/document/escape-markup.ts';

/** A part of a mail’s body. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [label: string, value: string])[] };

/** Subject and body of a mail. */
export interface MailBody {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** A mail before it is written as plain text or HTML. */
export interface MailContent extends MailBody {
  readonly bcp47: string;
  /** The group’s name, at the end of the mail. */
  readonly name: string;
  readonly footer: string;
  /** The group’s e-mail address as it occurs in the texts. */
  readonly contact: string;
}

/** Matches the line breaks in a guest's text. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

/** Escapes a text for HTML, including single-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeMarkup(text).replaceAll("'", '&#39;');
}

/** Whether a text is an http or https URL, and so safe as a link. */
export function isWebUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

// Many mail programs read only the style attribute; the classes are for those that know a dark mode.
const styles = {
  page: 'margin:0;padding:0;background-color:#f7f9f8;color:#12303d',
  card: 'padding:28px 28px 12px;font-size:16px;background-color:#ffffff;border:1px solid #c9d8dc;border-radius:12px',
  text: "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;line-height:1.5",
  title: 'margin:0 0 20px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  label: 'margin:0;font-size:14px;color:#45606b',
  list: 'margin:0 0 16px',
  value: 'margin:0 0 12px;overflow-wrap:anywhere',
  // CSS makes the spacing, so that a copy contains only the six digits.
  code: "margin:0 0 16px;font-family:'SF Mono',Consolas,'Liberation Mono',monospace;font-size:34px;line-height:1.4;font-weight:700;letter-spacing:0.25em;white-space:nowrap",
  button:
    'display:inline-block;padding:12px 22px;border-radius:8px;background-color:#0a5c7a;color:#ffffff;font-weight:600;text-decoration:none',
  footer: 'padding:16px 28px;font-size:14px;color:#45606b',
  link: 'color:#0a5c7a',
} as const;

const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#0b1a21!important;color:#e8f0f2!important}
.card{background-color:#11252e!important;border-color:#2c4956!important}
.quiet{color:#a9bfc7!important}
.button{background-color:#7cc8de!important;color:#06222e!important}
.link{color:#7cc8de!important}
}`;

/** Renders a mail as a self-contained HTML document that follows the reader’s light or dark mode. */
export function renderHtml({ bcp47, subject, blocks, name, footer, contact }: MailContent): string {
  const title = escapeHtml(subject);
  // Webmail extracts the body from the document, so the body has the language, too.
  const language = escapeHtml(bcp47);
  return `<!doctype html>
<html lang="${language}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<style>
${darkMode}
</style>
</head>
<body class="page" style="${styles.page}">
<div role="article" aria-label="${title}" lang="${language}" dir="auto">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="${styles.page}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="card" style="${styles.card};${styles.text}">
<h1 style="${styles.title}">${title}</h1>
${blocks.map((block) => renderBlock(block, contact)).join('\n')}
</td></tr>
<tr><td class="quiet" style="${styles.footer};${styles.text}">
<strong>${escapeHtml(name)}</strong><br>
${renderSentence(footer, contact)}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function renderBlock(block: MailBlock, contact: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${styles.paragraph}">${renderSentence(block.text, contact)}</p>`;
    case 'code':
      return `<p class="quiet" style="${styles.label}">${escapeHtml(block.label)}</p>
<p style="${styles.code}">${escapeHtml(block.code)}</p>`;
    case 'link':
      if (!isWebUrl(block.url)) throw new TypeError('The link of a mail leads to no web page.');
      return `<p style="${styles.paragraph}"><a class="button" href="${escapeHtml(block.url)}" style="${styles.button}">${escapeHtml(block.label)}</a></p>`;
    case 'table':
      return `<dl style="${styles.list}">\n${block.rows.map(renderRow).join('\n')}\n</dl>`;
  }
}

/** The label is above the value, for narrow windows. */
function renderRow([label, value]: readonly [string, string]): string {
  const lines = value.split(lineEnd).map(escapeHtml);
  return `<dt class="quiet" style="${styles.label}">${escapeHtml(label)}</dt>
<dd dir="auto" style="${styles.value}">${lines.join('<br>\n')}</dd>`;
}

/** Escapes a text and links the group’s address in it. */
function renderSentence(text: string, contact: string): string {
  const address = escapeHtml(contact);
  const link = `<a class="link" href="mailto:${address}" style="${styles.link}">${address}</a>`;
  return escapeHtml(text).replaceAll(address, () => link);
}

/** Renders a mail as plain text. The code and the URL of the link have unbroken lines of their own. */
export function renderText({ blocks, name, footer }: MailContent): string {
  return `${[...blocks.map(renderTextBlock), `${name}\n${footer}`].join('\n\n')}\n`;
}

function renderTextBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'code':
      return `${block.label}\n${block.code}`;
    case 'link':
      return `${block.label}\n${block.url}`;
    case 'table':
      return block.rows.map(renderTextRow).join('\n');
  }
}

/** Further lines are indented, so that no line of a guest's text looks like a row. */
function renderTextRow([label, value]: readonly [string, string]): string {
  const lines = value.split(lineEnd);
  return lines.length === 1 ? `${label}: ${value}` : [`${label}:`, ...lines].join('\n  ');
}
