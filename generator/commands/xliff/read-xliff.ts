import { readContent, readData, xliffNamespace } from './read-content.ts';
import { type XmlElement, XmlFault } from './read-xml.ts';
import { digestMeta } from './write-xliff.ts';

/** A text of an XLIFF file in both languages. */
export interface ReadUnit {
  /** The ids of its file and of itself. */
  readonly file: string;
  readonly id: string;
  readonly line: number;
  readonly source: string;
  /** Undefined where a segment is not translated. */
  readonly target: string | undefined;
  /** Whether a segment is translated. */
  readonly isBegun: boolean;
  /** Whether somebody has translated or read every segment. */
  readonly isApproved: boolean;
  /** The parts of the target in their order, with the lines of their elements. */
  readonly pieces: readonly (Pick<ReadPiece, 'line' | 'isSegment'> & { readonly target: string })[];
  /** The digest of the translation at the time of the export; undefined where the file does not say it. */
  readonly exported: string | undefined;
}

/** An XLIFF file. */
export interface ReadXliff {
  readonly srcLang: string;
  readonly trgLang: string;
  readonly line: number;
  readonly units: readonly ReadUnit[];
}

/** Reads the units of an XLIFF document. Every fault is reported; a unit with a fault is left out. Throws XmlFault where it is not XLIFF 2 at all. */
export function readXliff(root: XmlElement, report: (fault: XmlFault) => void): ReadXliff {
  const { line } = root;
  if (root.name !== 'xliff' || root.namespace !== xliffNamespace) {
    const version = root.name === 'xliff' ? (root.attributes.get('version') ?? 'unknown') : undefined;
    const found = version === undefined ? `the root is <${root.name}>` : `this is XLIFF ${version}`;
    throw new XmlFault(`The file is not XLIFF 2.0 or 2.1: ${found}. Export XLIFF 2.1 from your tool.`, line);
  }
  const files = childrenOf(root, 'file');
  if (files.length === 0) throw new XmlFault('The file has no <file> with texts.', line);
  const units: ReadUnit[] = [];
  const places = new Map<string, number>();
  for (const file of files) {
    for (const unit of unitsIn(file)) {
      try {
        const read = readUnit(required(file, 'id'), unit);
        const place = `${read.file} ${read.id}`;
        const earlier = places.get(place);
        if (earlier !== undefined)
          throw new XmlFault(
            `Unit “${read.id}” of “${read.file}” is also on line ${earlier}; remove one of them.`,
            unit.line,
          );
        places.set(place, unit.line);
        units.push(read);
      } catch (error) {
        if (!(error instanceof XmlFault)) throw error;
        report(error);
      }
    }
  }
  const [srcLang, trgLang] = [required(root, 'srcLang'), required(root, 'trgLang')];
  return { srcLang, trgLang, line, units };
}

/** The elements of XLIFF with a name in an element. */
function childrenOf({ children }: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  return children.filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && child.namespace === xliffNamespace && names.includes(child.name),
  );
}

function unitsIn(parent: XmlElement): readonly XmlElement[] {
  return childrenOf(parent, 'unit', 'group').flatMap((child) =>
    child.name === 'unit' ? [child] : unitsIn(child),
  );
}

function required(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value) return value;
  throw new XmlFault(`<${element.name}> has no ${name}.`, element.line);
}

function readUnit(file: string, unit: XmlElement): ReadUnit {
  const id = required(unit, 'id');
  const { line } = unit;
  const data = readData(childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data')));
  refuseText(unit);
  const pieces = childrenOf(unit, 'segment', 'ignorable').map((piece) => readPiece(piece, data));
  if (!pieces.some(({ isSegment }) => isSegment)) throw new XmlFault(`Unit “${id}” has no <segment>.`, line);
  const ordered = pieces.map((piece, index) => ({ ...piece, order: piece.order ?? index + 1 }));
  if (new Set(ordered.map(({ order }) => order)).size < ordered.length)
    throw new XmlFault(`Unit “${id}” has two targets with the same “order”.`, line);
  const sorted = ordered.toSorted((one, other) => one.order - other.order);
  const isWhole = sorted.every((piece) => piece.target !== undefined);
  const written = sorted.map((piece) => ({ ...piece, target: piece.target ?? '' }));
  const target = written.map((piece) => piece.target).join('');
  return {
    file,
    id,
    line,
    source: pieces.map(({ source }) => source).join(''),
    target: isWhole && target.trim() !== '' ? target : undefined,
    isBegun: sorted.some((piece) => piece.isSegment && piece.target !== undefined),
    isApproved: sorted.every((piece) => !piece.isSegment || piece.state !== 'initial'),
    pieces: written,
    exported: findMeta(unit, digestMeta),
  };
}

/** Words between elements would be lost. */
function refuseText({ name, children, line }: XmlElement): void {
  const words = children.find((child) => typeof child === 'string' && child.trim() !== '');
  if (words !== undefined)
    throw new XmlFault(
      `Text stands directly in <${name}>: “${String(words).trim().slice(0, 40)}”. Put it into <target>.`,
      line,
    );
}

/** A segment, or the syntax between two of them. */
interface ReadPiece {
  readonly isSegment: boolean;
  readonly state: string;
  readonly line: number;
  readonly source: string;
  readonly target: string | undefined;
  readonly order: number | undefined;
}

const states = ['initial', 'translated', 'reviewed', 'final'];

function readPiece(piece: XmlElement, data: ReadonlyMap<string, string>): ReadPiece {
  const isSegment = piece.name === 'segment';
  const { line } = piece;
  refuseText(piece);
  const [sources, targets] = [childrenOf(piece, 'source'), childrenOf(piece, 'target')];
  const [source] = sources;
  const [given] = targets;
  if (source === undefined || sources.length > 1 || targets.length > 1)
    throw new XmlFault(`<${piece.name}> needs one <source> and at most one <target>.`, line);
  const state = piece.attributes.get('state') ?? 'initial';
  if (!states.includes(state))
    throw new XmlFault(`There is no state “${state}”; use ${states.join(', ')}.`, line);
  const order = given?.attributes.get('order');
  if (order !== undefined && !/^[1-9]\d{0,5}$/.test(order))
    throw new XmlFault(`“order” of a target is a number from 1, not “${order}”.`, given?.line ?? line);
  const text = readContent(source, data);
  const translation = given && readContent(given, data);
  // Tools fill in the source where nobody has translated yet; a number may be the same in both languages.
  const isSource = translation === text && /\p{L}/u.test(text);
  const isFilledIn = isSegment && state === 'initial' && (isSource || translation === '');
  return {
    isSegment,
    state,
    line: given?.line ?? line,
    source: text,
    target: isFilledIn ? undefined : (translation ?? (isSegment ? undefined : text)),
    order: order === undefined ? undefined : Number(order),
  };
}

/** A value of the metadata of a unit, whatever prefix and place a tool gave it. */
function findMeta({ name, attributes, children }: XmlElement, type: string): string | undefined {
  if (name === 'meta' && attributes.get('type') === type)
    return children
      .filter((child) => typeof child === 'string')
      .join('')
      .trim();
  for (const child of children) {
    if (typeof child === 'string' || child.namespace === xliffNamespace) continue;
    const found = findMeta(child, type);
    if (found !== undefined) return found;
  }
  return undefined;
}
