import { parseArgs } from 'node:util';
import { commandOptions } from './commands.ts';
import { CommandError } from './edits/edit.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run spec -- <command> [options]

  add-entry <area> <key> --title "en=Winter break" [--title "hr=…"]… [--summary "en=…"]… [--slug "hr=…"]…
            [--locales hr,en,de] [--place bol] [--hotel elaphusa]… [--theme family]… [--topic nature]…
            [--headline from=75] [--picture sea]
      adds an offer, a tour, …; the key is its English slug; locales without a title borrow one (from: …);
      a reduction (upTo, percent) is written by hand, with the facts that explain it
  add-hotel <name> --title "en=Hotel Lavanda" --place bol --kind hotel --stars 4 [--page hotel-lavanda-bol]
            [--child-age 13] [--id hotelId=119]… [--summary "en=…"]… [--slug "hr=…"]…
      adds a property and its page; its picture is hotels/<name>
  add-destination <key> --title "en=Hvar" --at 43.172,16.441 [--summary "en=…"]… [--slug "hr=…"]…
      adds a destination and its page; its picture is destinations/<key>
  end-offer <key> [--to <key>]
      removes an offer, or another entry; its addresses lead to the listing, or to the page of another entry
  rename-slug <key> <locale> <slug>
      changes a page’s slug; its old address leads to the new one
  add-locale <code> --bcp47 <tag> --name <endonym> [--from en]
      adds a locale: words, pages and a catalogue to translate
  rename-key <old> <new> [--kind entry|hotel|theme|topic|propertyKind]
      changes a key everywhere in the spec; addresses of pages stay
  remove-locale <code> [--to en]
      removes everything of a locale; its addresses lead to the same pages of another, by default its first fallback
  refs <name>
      shows every place that defines or uses a name: an entry, property, fact, term, picture, message, locale
  report [--format text|json|html] [--locale <code>]
      shows which texts and facts are missing, by area; html prints a page with a heat map
  report --stale [--format text|json] [--locale <code>]
      lists translations that are older than their source, with the altered words
  still-right <text> [--locale <code>]
      records that stale translations of a text, or of a file, are right as they are
  report --assumed [--format text|json]
      lists every fact that is assumed until somebody confirms it
  export-texts --locale <code> --out <file.xlf> [--only missing|stale|all] [--from en]
      writes the texts of a language for translators, as XLIFF 2.1
  import-texts <file.xlf>
      takes their translations into the spec, all or none

  --spec <folder>    the spec folder (default: spec)
  --out <folder>     the folder that contains generated/ (default: .)
  --help             this text

A command that changes the spec prints the files and addresses that appeared or went, and generates.
Exit codes: 0 done · 1 the spec would have errors, or no such name · 2 wrong arguments, nothing changed`;

const options = {
  ...commandOptions,
  format: { type: 'string', default: 'text' },
  only: { type: 'string', default: 'all' },
  assumed: { type: 'boolean', default: false },
  stale: { type: 'boolean', default: false },
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
    return await runCommand(positionals, values);
  } catch (error) {
    const isArguments =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof CommandError) && !isArguments) throw error;
    console.error(`${error.message}\nNothing was changed. “npm run spec -- --help” explains the commands.`);
    return 2;
  }
}

process.exitCode = await main();
