/** What a spreadsheet may read as the start of a formula, in the cells of every separator that it may be told to use. */
const formula = /(?<=^|[;,\t|\n]|\r(?!\n))(?=[\s\p{Cf}"']*[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r])/gu;

/** Rows as CSV (RFC 4180), each cell in quotes. An apostrophe stands before what would be a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  return `"${text.replace(formula, "'").replaceAll('"', '""')}"`;
}
