import { catalogue, type DiagnosticCode, type Severity } from './catalogue.ts';

/** A key path into a YAML file: map keys and list indexes from the root. */
export type YamlPath = readonly (string | number)[];

/**
 * A position in the spec before line and column are known: a key path (of the key itself when `on` is `key`), or a
 * character offset where the file could not be parsed.
 */
export type Origin =
  | { readonly file: string; readonly path: YamlPath; readonly on?: 'key' | 'value' }
  | { readonly file: string; readonly offset: number };

/** A diagnostic before it has a position. The first origin is the main one; the others are those it collides with. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** The fault, in one sentence. */
  readonly message: string;
  /** How to fix it. */
  readonly help: string;
  readonly at: readonly Origin[];
}

/** Collects a finding; generation continues until all are collected. */
export type Report = (finding: Finding) => void;

/** A position in a file: 1-based line and column, with the source lines for a code frame. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The lines around it: number of the first, and texts. Empty where there is no text. */
  readonly excerpt: { readonly firstLine: number; readonly lines: readonly string[] };
}

/** The position of a file as a whole. */
export function positionOfFile(file: string): Position {
  return { file, line: 1, column: 1, excerpt: { firstLine: 1, lines: [] } };
}

/** A finding with its position and the texts of its code. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly why: string;
  readonly help: string;
  readonly positions: readonly Position[];
}

/** Resolves the origins of a finding through `locate` and adds severity and reason of its code. */
export function toDiagnostic(finding: Finding, locate: (origin: Origin) => Position): Diagnostic {
  const { severity, why } = catalogue[finding.code];
  const { code, message, help } = finding;
  return { code, severity, message, why, help, positions: finding.at.map(locate) };
}

/** Whether a finding stops generation. */
export function isError({ code }: Pick<Finding, 'code'>): boolean {
  return catalogue[code].severity === 'error';
}
