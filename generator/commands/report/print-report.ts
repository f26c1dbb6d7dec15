import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Model } from '../../model/model.ts';
import { readSpec } from '../../spec/files/read-spec.ts';
import type { CommandValues } from '../commands.ts';
import { CommandError } from '../edits/edit.ts';
import { measureCoverage } from './coverage.ts';
import { formatAssumedJson, formatAssumedText, listAssumed } from './facts.ts';
import { formatCoverageJson, formatCoverageText } from './format-coverage.ts';
import { formatCoverageHtml } from './format-coverage-html.ts';
import { formatStaleJson, formatStaleText } from './stale.ts';

/** The options of a report, as typed. */
export interface ReportValues extends Pick<CommandValues, 'locale'> {
  readonly spec: string;
  readonly format: string;
  /** Whether it lists assumed facts in place of the coverage. */
  readonly assumed: boolean;
  /** Whether it lists stale translations in place of the coverage. */
  readonly stale: boolean;
}

/** Prints the coverage, every assumed fact or every stale translation. Throws CommandError for an unknown format or locale. */
export async function printReport(
  model: Model,
  { spec, format, locale, assumed, stale }: ReportValues,
): Promise<void> {
  const { source, openLocator } = await readSpec(spec);
  if (assumed) {
    const print = chooseFormat(format, { text: formatAssumedText, json: formatAssumedJson });
    console.log(print(listAssumed(source), await openLocator()));
    return;
  }
  const locales = model.locales.list.map(({ code }) => code);
  if (locale !== undefined && !locales.includes(locale))
    throw new CommandError(`There is no locale “${locale}”. ${didYouMean(locale, locales)}`);
  if (stale) {
    const print = chooseFormat(format, { text: formatStaleText, json: formatStaleJson });
    const listed = model.stale.filter((item) => item.locale === (locale ?? item.locale));
    console.log(print(listed, await openLocator()));
    return;
  }
  const coverage = measureCoverage(model, source);
  const formats = { text: formatCoverageText, json: formatCoverageJson, html: formatCoverageHtml };
  console.log(chooseFormat(format, formats)(coverage, locale));
}

function chooseFormat<F>(format: string, formats: Readonly<Record<string, F>>): F {
  const chosen = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (chosen !== undefined) return chosen;
  throw new CommandError(`There is no format “${format}”; use ${Object.keys(formats).join(', ')}.`);
}
