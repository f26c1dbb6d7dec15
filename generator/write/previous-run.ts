import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublishedPaths } from '../emit/emit-published-paths.ts';
import { parseTextDates } from '../emit/emit-text-dates.ts';
import type { Previous } from '../model/model.ts';
import { listGenerated, listVersions, readIfThere } from './compare-files.ts';

/** Records of the past, which no run can make again. */
const [pathsFile, datesFile] = ['generated/published-paths.txt', 'generated/text-dates.txt'] as const;

/**
 * The records of earlier runs in the output folder, and the pictures there; empty where there are none.
 * @param isFirst whether records may be missing although the site is not new
 */
export function readPreviousRun(out: string, isFirst = false): Previous {
  const read = (name: string) => readIfThere(join(out, name)) ?? '';
  const versions = listVersions(out);
  return {
    versions: versions && new Set(versions),
    paths: parsePublishedPaths(read(pathsFile)),
    texts: parseTextDates(read(datesFile)),
    lost: isFirst ? [] : findLost(out),
  };
}

/** The records that are missing although the site has been generated before. */
function findLost(out: string): readonly string[] {
  const records = [pathsFile, datesFile];
  const missing = records.filter((path) => !existsSync(join(out, path)));
  if (missing.length === 0) return [];
  const hasOthers = listGenerated(out).some((path) => !(records as readonly string[]).includes(path));
  return hasOthers ? missing : missing.filter((path) => isCommitted(out, path));
}

function isCommitted(out: string, path: string): boolean {
  try {
    return execFileSync('git', ['ls-files', '--', path], { cwd: out, stdio: 'pipe' }).length > 0;
  } catch {
    // No git, or no repository.
    return false;
  }
}
