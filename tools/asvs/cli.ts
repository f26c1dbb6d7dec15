import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

/*
 * Writes docs/security/asvs.md from asvs.yaml beside it: the site's status for each requirement of ASVS. `--check`
 * compares only, and exits with 1 if the page is out of date.
 */
const folder = join(import.meta.dirname, '../../docs/security');

interface Requirement {
  readonly level: number;
  readonly name: string;
  readonly status: 'met' | 'not-met' | 'not-applicable';
  /** `file > name of a test` or `file`, in tests/. */
  readonly tests?: readonly string[];
  /** `file#section`, in the checkout. */
  readonly document?: string;
  readonly reason?: string;
}

/** Requirements by chapter and number. */
type Chapters = Readonly<Record<string, Readonly<Record<string, Requirement>>>>;

const words = { met: 'met', 'not-met': '**not met**', 'not-applicable': 'does not apply' };
const statuses = ['met', 'not-met', 'not-applicable'] as const;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const text = printPage(parse(readFileSync(join(folder, 'asvs.yaml'), 'utf8')));
const page = join(folder, 'asvs.md');

if (!values.check) {
  writeFileSync(page, text);
} else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/security/asvs.md is out of date. Run npm run asvs.');
  process.exitCode = 1;
}

function printPage(chapters: Chapters): string {
  const tables = Object.entries(chapters).map(([title, requirements]) => {
    const rows = Object.entries(requirements).map(([id, one]) => printRow(id, one));
    return `## ${title}\n\n| | level | requirement | | held by, or why |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# ASVS 5.0, level 2

Written by \`npm run asvs\` from [asvs.yaml](asvs.yaml). The numbers are those of the
[OWASP Application Security Verification Standard 5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0) (CC BY-SA 4.0), levels 1 and 2; the
words are ours. Judged by ourselves; nobody has audited it. [security.md](../security.md) has the threats and the documents.

${printSummary(chapters)}
${tables.join('\n')}`;
}

function printSummary(chapters: Chapters): string {
  const all = Object.values(chapters).flatMap((requirements) => Object.values(requirements));
  const row = (title: string, list: readonly Requirement[]) => {
    const counts = statuses.map((status) => list.filter((one) => one.status === status).length || '');
    return `| ${[title, ...counts].join(' | ')} |\n`;
  };
  const rows = Object.entries(chapters).map(([title, list]) => row(title, Object.values(list)));
  const head = `| chapter | met | not met | does not apply |\n| --- | ---: | ---: | ---: |\n`;
  return `${head}${rows.join('')}${row(`all ${all.length}`, all)}`;
}

function printRow(id: string, { level, name, status, tests, document, reason }: Requirement): string {
  const held = reason ?? (document === undefined ? tests?.map(linkTest).join(', ') : linkDocument(document));
  return `| ${id} | ${level} | ${name} | ${words[status]} | ${held} |`;
}

function linkTest(test: string): string {
  const [file = '', title] = test.split(' > ');
  const label = file.replace(/^server\//, '').replace(/\.(test|spec)\.ts$/, '');
  return `[${label}](../../tests/${file}${title === undefined ? '' : ` "${title}"`})`;
}

function linkDocument(document: string): string {
  return `[${document.replace(/^docs\//, '')}](../../${document})`;
}
