import { didYouMean } from '../../diagnostics/suggest.ts';
import type { Model } from '../../model/model.ts';
import { readSpec } from '../../spec/files/read-spec.ts';
import { CommandError } from '../edits/edit.ts';
import { formatAssumedJson, formatAssumedText, listAssumed } from './assumed-facts.ts';
import { measureCoverage } from './coverage.ts';
import { formatCoverageJson, formatCoverageText } from './format-coverage.ts';
import { formatCoverageHtml } from './format-coverage-html.ts';

/** The options of a report, as typed. */
export interface ReportValues {
  readonly spec: string;
  readonly format: string;
  readonly locale?: string | undefined;
  /** Whether it lists assumed facts in place of the coverage. */
  readonly assumed: boolean;
}

/** Prints the coverage, or every assumed fact. Throws CommandError for an unknown format or locale. */
export async function printReport(
  model: Model,
  { spec, format, locale, assumed }: ReportValues,
): Promise<void> {
  const { source, openLocator } = await readSpec(spec);
  if (assumed) {
    const print = chooseFormat(format, { text: formatAssumedText, json: formatAssumedJson });
    console.log(print(listAssumed(source), await openLocator()));
    return;
  }
  const coverage = measureCoverage(model, source);
  if (locale !== undefined && !coverage.locales.includes(locale)) {
    throw new CommandError(`There is no locale “${locale}”. ${didYouMean(locale, coverage.locales)}`);
  }
  const formats = { text: formatCoverageText, json: formatCoverageJson, html: formatCoverageHtml };
  console.log(chooseFormat(format, formats)(coverage, locale));
}

function chooseFormat<F>(format: string, formats: Readonly<Record<string, F>>): F {
  const chosen = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (chosen !== undefined) return chosen;
  throw new CommandError(`There is no format “${format}”; use ${Object.keys(formats).join(', ')}.`);
}
