import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DocumentAssets } from '../../app/document/document.ts';
import type { PageRenderer } from '../../app/document/import-page-renderer.ts';
import type { Placeholders } from '../../server/pages/fill-placeholders.ts';
import { openPack } from '../../server/pages/open-pack.ts';
import { clientPack, packEnding, packsFolder } from '../../server/pages/pack-names.ts';
import { digestOf, type Fingerprint } from './fingerprints.ts';
import { makeBodies } from './pack-bodies.ts';
import { PackWriter } from './pack-writer.ts';
import type { StagedPaths } from './staging.ts';
import { type Reads, trackReads } from './track-reads.ts';

/** A pack to be made. */
export interface PackTask {
  /** Without ending. */
  readonly name: string;
  /** All its files, in order. */
  readonly files: readonly string[];
  /** Those that differ from the present pack; the others are taken from there. */
  readonly stale: ReadonlySet<string>;
  /** Whether the present pack has the same files for the same settings, so that it stays if none of them differs after all. */
  readonly canStay: boolean;
}

/** A pack that was made, in the staging folder. */
export interface MadePack {
  readonly name: string;
  /** Absent if the present pack stays. */
  readonly fingerprint?: Fingerprint;
  /** Data that the rendered files have read. */
  readonly reads: Readonly<Record<string, Reads>>;
  readonly compressed: number;
}

export interface PackMakerOptions extends StagedPaths {
  readonly clientFolder: string;
  readonly renderer: PageRenderer;
  readonly assets: DocumentAssets;
  readonly placeholders: Placeholders;
}

/** Files of a pack that are made before the pack is begun: about 4 MB. */
const mostMadeAhead = 100;

/** Makes a function that makes packs: renders and compresses the files that differ, and copies the others. */
export function createPackMaker(
  options: PackMakerOptions,
): (task: PackTask, tell: () => void) => Promise<MadePack> {
  const { dist, staging, clientFolder, renderer, assets, placeholders } = options;
  const renders = new Map([...renderer.siteFiles(assets)].map(({ path, render }) => [path, render]));
  const track = trackReads(renderer.pages, renderer.messages);

  return async ({ name: pack, files, stale, canStay }, tell) => {
    const isClient = pack === clientPack;
    const settings = isClient ? '' : placeholders.digest;
    const present = stale.size < files.length ? openPack(join(dist, packFile(pack))) : undefined;
    const reads: Record<string, Reads> = {};
    let compressed = 0;

    const make = (name: string): Buffer => {
      if (isClient) return readFileSync(join(clientFolder, name));
      const result = track(() => renders.get(name)?.() ?? '');
      reads[name] = result.reads;
      return Buffer.from(result.made);
    };
    const fill = (built: Buffer): Buffer => {
      compressed += 1;
      return isClient ? built : Buffer.from(placeholders.fill(String(built)));
    };
    const made = new Map<string, Buffer>();
    if (canStay && stale.size <= mostMadeAhead) {
      for (const name of stale) made.set(name, make(name));
      const isSame = ([name, built]: [string, Buffer]) =>
        present?.files.get(name)?.digest === digestOf(built);
      if ([...made].every(isSame)) return { name: pack, reads, compressed };
    }
    const writer = new PackWriter(join(staging, packFile(pack)), settings);
    for (const name of files) {
      // The process sees signals.
      await setImmediate();
      const there = present?.files.get(name);
      const kept = stale.has(name) ? undefined : there;
      const built = present && kept ? present.readBuilt(kept) : (made.get(name) ?? make(name));
      const digest = kept?.digest ?? digestOf(built);
      const isSame = present?.settings === settings && there?.digest === digest;
      writer.add(
        name,
        isSame
          ? { digest, tag: there.tag, built, compressed: present.readCompressed(there) }
          : makeBodies(name, built, digest, fill),
      );
      tell();
    }
    return { name: pack, fingerprint: writer.finish(), reads, compressed };
  };
}

/** Path of a pack in `dist`. */
export function packFile(name: string): string {
  return join(packsFolder, name + packEnding);
}
