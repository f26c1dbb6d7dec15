import { parseArgs } from 'node:util';
import { runScaffold } from './run-scaffold.ts';
import { ScaffoldError } from './scaffold/edit.ts';

const usage = `Usage: npm run spec -- <command> [options]

  add-offer <key> --title "en=Winter break" [--title "hr=…"]… [--slug "hr=…"]… [--locales hr,en,de]
            [--place bol] [--hotel elaphusa]… [--theme family]… [--headline upTo=15]
      adds an offer; the key is its English slug; locales without a title borrow one (from: …)
  add-locale <code> --bcp47 <tag> --name <endonym> [--from en]
      adds a locale: words, pages and a catalogue to translate
  rename-slug <key> <locale> <slug>
      changes a page’s slug and redirects its old path
  rename-key <old> <new> [--kind entry|hotel|theme|topic|propertyKind]
      changes a key everywhere in the spec; addresses of pages stay
  refs <name>
      shows every place that defines or uses a name: an entry, property, term, picture, message, locale
  report [--format text|json|html] [--locale <code>]
      shows which texts are missing, by area and locale; html prints a page with a heat map

  --spec <folder>    the spec folder (default: spec)
  --out <folder>     the folder that contains generated/ (default: .)
  --help             this text

Exit codes: 0 done · 1 the spec has errors, or no such name · 2 wrong arguments, nothing changed`;

const options = {
  title: { type: 'string', multiple: true, default: [] as string[] },
  slug: { type: 'string', multiple: true, default: [] as string[] },
  locales: { type: 'string', default: '' },
  place: { type: 'string' },
  hotel: { type: 'string', multiple: true, default: [] as string[] },
  theme: { type: 'string', multiple: true, default: [] as string[] },
  headline: { type: 'string' },
  bcp47: { type: 'string' },
  name: { type: 'string' },
  from: { type: 'string', default: 'en' },
  format: { type: 'string', default: 'text' },
  locale: { type: 'string' },
  kind: { type: 'string' },
  spec: { type: 'string', default: 'spec' },
  out: { type: 'string', default: '.' },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help || positionals.length === 0) {
      console.log(usage);
      return values.help ? 0 : 2;
    }
    return await runScaffold(positionals, values);
  } catch (error) {
    const isArguments =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof ScaffoldError) && !isArguments) throw error;
    console.error(`${error.message}\nNothing was changed. “npm run spec -- --help” explains the commands.`);
    return 2;
  }
}

process.exitCode = await main();
