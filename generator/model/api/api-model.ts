import type { JsonSchema } from '../../spec/schema/forms/api.ts';

/** The API for code generation: checked, with the site's own lists filled in. Everything is in spec order. */
export interface ApiModel {
  /** The whole document, for tools that read OpenAPI. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly OperationModel[];
  /** By name; references between them are `#/components/schemas/…`. */
  readonly schemas: ReadonlyMap<string, JsonSchema>;
}

/** An operation with its references resolved. */
export interface OperationModel {
  readonly id: string;
  readonly summary: string;
  readonly method: string;
  /** With {name} for a parameter. */
  readonly path: string;
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  readonly answers: readonly AnswerModel[];
  /** The status of its success: the first answer below 400. */
  readonly success: AnswerModel | undefined;
}

export interface ParameterModel {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface BodyModel {
  /** The name of its schema. */
  readonly schema: string;
  readonly required: boolean;
}

export interface AnswerModel {
  readonly status: number;
  /** The name of its schema; undefined where there is no body. */
  readonly schema: string | undefined;
}
