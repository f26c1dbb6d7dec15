import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { byName, matching, oneOf, record, text } from '../fields.ts';
import { type ComponentKind, defines, uses } from '../names.ts';

/** Marks a schema whose values are a list of the site; the generator fills it in as `enum`. */
export const enumFrom = 'x-enum-from';

const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);
const anything = (description: string) => Type.Unknown({ description });
const jsonSchema = Type.Unsafe<JsonSchema>({
  $ref: '#/definitions/jsonSchema',
  type: 'object',
  description: `a JSON Schema (2020-12); ${enumFrom}: locales or errorKeys fills in the site’s list`,
});

const nested = { $ref: '#/definitions/jsonSchema' };
const listed = { type: 'array', items: nested };

/** Only keywords that contain other schemas, since those may be references; all others are free. */
const jsonSchemaDefinition = {
  type: ['object', 'boolean'],
  properties: {
    $ref: { type: 'string', description: 'another schema of the document', ...uses('components.schemas') },
    items: nested,
    additionalProperties: nested,
    properties: { type: 'object', additionalProperties: nested },
    allOf: listed,
    anyOf: listed,
    oneOf: listed,
  },
};

/** A JSON Schema as written in the document. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const reference = (part: ComponentKind) =>
  optional(
    Type.String({
      pattern: `^#/components/${part}/[A-Za-z0-9]+$`,
      description: `one of components.${part}, instead of all other fields`,
      ...uses(`components.${part}`),
    }),
  );

const parameter = record(
  {
    $ref: reference('parameters'),
    name: optional(text('its name')),
    in: optional(oneOf(['path', 'query'], 'its location; cookies and headers are the server’s matter')),
    required: optional(Type.Boolean({ description: 'whether it must be given; true in a path' })),
    description: optional(text('what it is')),
    schema: optional(jsonSchema),
    example: optional(anything('an example')),
  },
  'a parameter, or a reference to one',
);

const content = byName(
  record(
    {
      schema: record(
        {
          $ref: Type.String({
            pattern: '^#/components/schemas/[A-Za-z0-9]+$',
            description: 'one of components.schemas, so that it has a name in code',
            ...uses('components.schemas'),
          }),
        },
        'what it is',
      ),
      examples: optional(
        byName(
          record({ summary: optional(text('what it shows')), value: anything('the example') }, 'an example'),
          'examples by name; tests check them against the schema',
        ),
      ),
    },
    'what a body contains',
  ),
  'the body by media type',
  {
    pattern: '^application/(problem\\+)?json$',
    description: 'application/json, or application/problem+json for errors',
  },
);

const header = Type.Unsafe<unknown>({
  type: 'object',
  description: 'a header, or a reference to one',
  properties: {
    $ref: { type: 'string', description: 'one of components.headers', ...uses('components.headers') },
  },
});

const response = record(
  {
    $ref: reference('responses'),
    description: optional(text('when it is given')),
    headers: optional(byName(header, 'its headers by name')),
    content: optional(content),
  },
  'an answer, or a reference to one',
);

const operation = record(
  {
    operationId: matching('^[a-z][A-Za-z0-9]*$', 'its name in code, unique, such as verifyCode'),
    summary: text('a summary in one line'),
    description: optional(text('checks and answers of the server')),
    tags: optional(Type.Array(Type.String(), { description: 'the part it belongs to' })),
    security: optional(Type.Array(anything('schemes by name'), { description: 'who may call it' })),
    parameters: optional(Type.Array(parameter, { description: 'its parameters' })),
    requestBody: optional(
      record(
        {
          required: Type.Boolean({ description: 'false if the body may be empty, which means {}' }),
          description: optional(text('what it is')),
          content,
        },
        'its body',
      ),
    ),
    responses: byName(response, 'its answers by status, in quotes', {
      pattern: '^[2-5][0-9]{2}$',
      description: 'a status, such as "200"',
    }),
  },
  'an operation',
);

const pathItem = byName(operation, 'the operations of a path, by method', {
  pattern: '^(get|post|put|patch|delete)$',
  description: 'a method in lower case: get, post, put, patch or delete',
});

const componentName = (part: ComponentKind) => ({
  pattern: '^[A-Za-z0-9._-]+$',
  description: 'a name of letters, digits, dots, hyphens and underscores',
  ...defines(`components.${part}`),
});

/** spec/api/openapi.yaml; fields not described here are free. */
export const apiSchema = {
  ...record(
    {
      openapi: matching('^3\\.1\\.[0-9]+$', 'the version of OpenAPI, 3.1.x'),
      info: anything('title, version and description'),
      servers: optional(anything('where it is')),
      tags: optional(anything('the parts')),
      security: optional(anything('who may call an operation without its own “security”')),
      paths: byName(pathItem, 'the paths, with {name} for a parameter', {
        pattern: '^(/([A-Za-z0-9_.-]+|\\{[A-Za-z0-9_]+\\}))+$',
        description: 'a path such as /api/crm/{email}',
      }),
      components: record(
        {
          schemas: byName(jsonSchema, 'schemas by name', {
            pattern: '^[A-Z][A-Za-z0-9]*$',
            description: 'a name such as LoginRequest',
            ...defines('components.schemas'),
          }),
          parameters: optional(byName(parameter, 'parameters by name', componentName('parameters'))),
          responses: optional(byName(response, 'answers by name', componentName('responses'))),
          headers: optional(byName(anything('a header'), 'headers by name', componentName('headers'))),
          securitySchemes: optional(byName(anything('a scheme'), 'who may call, by name')),
        },
        'shared parts of operations',
      ),
    },
    'every call of the site’s API, as an OpenAPI 3.1 document',
  ),
  definitions: { jsonSchema: jsonSchemaDefinition },
};

export type ApiFile = Static<typeof apiSchema>;
export type ApiOperation = Static<typeof operation>;
export type ApiParameter = Static<typeof parameter>;
export type ApiResponse = Static<typeof response>;
