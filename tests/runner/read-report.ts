import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import type { Counts, TestFile } from './result.ts';

/** Reads Vitest’s JSON report. */
export function readVitestReport(report: JsonTestResults): Required<Omit<Counts, 'note'>> {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    const path = relative(process.cwd(), name);
    if (failed.length === 0) return message ? [describeFailure(path, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${path} › ${fullName}`, failureMessages?.join('\n') ?? 'did not run'),
    );
  });
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    path: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  // A test that was skipped counts as a failure.
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
    failures,
    files,
  };
}

/** Reads Playwright’s JSON report; the seconds of a file are the sum of its tests. */
export function readPlaywrightReport(report: JSONReport): Required<Omit<Counts, 'note'>> {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures: string[] = report.errors.map(({ message = '' }) => describeFailure('Playwright', message));
  const files: TestFile[] = report.suites.map((suite) => {
    let milliseconds = 0;
    for (const spec of specsOf(suite)) {
      const results = spec.tests.flatMap((test) => test.results);
      milliseconds += results.reduce((sum, { duration }) => sum + duration, 0);
      const error = results.flatMap((result) => result.errors).map(({ message = '' }) => message);
      if (!spec.ok) failures.push(describeFailure(`${suite.file} › ${spec.title}`, error.join('\n')));
    }
    return { path: `tests/e2e/${suite.file}`, seconds: milliseconds / 1000 };
  });
  return { passed: expected, failed: unexpected + flaky + skipped, failures, files };
}

function specsOf(suite: JSONReportSuite): JSONReportSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Long enough to see what was expected, short enough that the end of the output holds all of them. */
function describeFailure(name: string, reason: string): string {
  const lines = reason.trim().split('\n').slice(0, 12);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
