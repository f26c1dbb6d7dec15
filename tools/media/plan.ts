import { createHash } from 'node:crypto';
import type { Finding } from '../../generator/diagnostics/diagnostic.ts';
import { chooseSources } from '../../generator/model/media/build-pictures.ts';
import { readMediaFiles } from '../../generator/spec/files/read-media.ts';
import type { Lock, LockEntry } from './lock.ts';
import type { MediaFolders } from './media-folders.ts';
import { settings } from './settings.ts';
import { findSpoiled } from './version-files.ts';

/** A picture to make. */
export interface Order {
  readonly name: string;
  /** Relative to spec/media. */
  readonly source: string;
  readonly reason: 'new' | 'changed' | 'files missing or spoiled';
}

/** The changes that update the pictures to their sources. */
export interface Plan {
  readonly current: Lock;
  readonly orders: readonly Order[];
  /** Names in the lock whose source is gone. */
  readonly forgotten: readonly string[];
  /** Files that are not valid sources. */
  readonly findings: readonly Finding[];
}

/** Compares the sources of a spec with the lock and with the existing versions. Changes nothing. */
export async function planPictures({ spec, media }: MediaFolders, lock: Lock): Promise<Plan> {
  const findings: Finding[] = [];
  const files = readMediaFiles(spec);
  const digests = new Map(files.map(({ file, sha256 }) => [file, sha256]));
  const sources = chooseSources([...digests.keys()], (finding) => findings.push(finding));
  const current = new Map<string, LockEntry>();
  const orders: Order[] = [];
  for (const [name, source] of sources) {
    const sha256 = digests.get(source) ?? '';
    const order = { name, source };
    const entry = lock.get(name);
    const isSame = entry?.source === source && entry.sha256 === sha256 && entry.hash === hashOf(sha256);
    if (entry === undefined) orders.push({ ...order, reason: 'new' });
    else if (!isSame) orders.push({ ...order, reason: 'changed' });
    else if ((await findSpoiled(media, name, entry)).length === 0) current.set(name, entry);
    else orders.push({ ...order, reason: 'files missing or spoiled' });
  }
  const forgotten = [...lock.keys()].filter((name) => !sources.has(name));
  return { current, orders, forgotten, findings };
}

/** The last part of a picture’s path: a hash of source and settings. */
export function hashOf(sha256: string): string {
  return createHash('sha256').update(sha256).update(JSON.stringify(settings)).digest('hex').slice(0, 8);
}
