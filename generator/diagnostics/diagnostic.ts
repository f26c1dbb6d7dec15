import { catalogue, type DiagnosticCode, type Severity } from './catalogue.ts';

/** A key path into a YAML file: map keys and list indexes from the root. */
export type YamlPath = readonly (string | number)[];

/**
 * Where in the spec something stands, before it is known in lines and columns: a key path (of the key itself
 * when `on` is `key`), or a character offset where the file could not be parsed.
 */
export type Origin =
  | { readonly file: string; readonly path: YamlPath; readonly on?: 'key' | 'value' }
  | { readonly file: string; readonly offset: number };

/** A finding, placed by origin. The first origin is the main place, the others are the ones it collides with. */
export interface Problem {
  readonly code: DiagnosticCode;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** How to mend it. */
  readonly help: string;
  readonly at: readonly Origin[];
}

/** Takes a finding; all are collected before anything fails. */
export type Report = (problem: Problem) => void;

/** A place in a file: 1-based line and column, with the source line for a code frame. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The lines around it, for the code frame: first line number and texts. Empty where there is no text. */
  readonly excerpt: { readonly firstLine: number; readonly lines: readonly string[] };
}

/** A finding as a person or a tool reads it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly why: string;
  readonly help: string;
  readonly places: readonly Place[];
}

/** Resolves the origins of a problem through `locate` and adds what its code says. */
export function toDiagnostic(problem: Problem, locate: (origin: Origin) => Place): Diagnostic {
  const { severity, why } = catalogue[problem.code];
  const { code, message, help } = problem;
  return { code, severity, message, why, help, places: problem.at.map(locate) };
}

/** Whether a finding stops generation. */
export function isError({ code }: Pick<Problem, 'code'>): boolean {
  return catalogue[code].severity === 'error';
}
