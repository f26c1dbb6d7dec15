import type { Schema } from '../describe-fields.ts';
import type { FieldFinding } from '../write-entry.ts';
import { valueAt, withValue } from './list-changes.ts';
import { findingsAt, SchemaForm } from './schema-form.tsx';

interface FactsFormProps {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** The entry. */
  readonly value: unknown;
  readonly findings: readonly FieldFinding[];
  readonly onChange: (value: unknown) => void;
}

/** Blocks of an entry's file that hold facts, with what they say about a value. */
const blocks = { facts: 'confirmed', assumed: 'assumed' } as const;
type Block = keyof typeof blocks;

/** The facts of an entry. Each is not stated, assumed, or confirmed by somebody. */
export function FactsForm({ schemas, value, findings, onChange }: FactsFormProps) {
  return Object.entries(schemas).map(([name, schema]) => {
    const block = (['facts', 'assumed'] as const).find((one) => name in Object(valueAt(value, [one])));
    const move = (target: Block | undefined) => {
      const fact = block === undefined ? emptyOf(schema) : valueAt(value, [block, name]);
      const without = block === undefined ? value : withValue(value, [block, name], undefined);
      onChange(target === undefined ? without : putFact(without, target, name, fact));
    };
    const own = findingsAt(findings, [block ?? 'facts', name]);
    const title = String(schema.title ?? name);
    return (
      <fieldset className="fact" key={name} data-fact={name}>
        <legend>{title}</legend>
        <select
          aria-label={`${title}: who says so`}
          value={block ?? ''}
          onChange={({ target }) => move((target.value || undefined) as Block | undefined)}
        >
          <option value="">not stated</option>
          <option value="assumed">{blocks.assumed}</option>
          <option value="facts">{blocks.facts}</option>
        </select>
        {block !== undefined && (
          <SchemaForm
            id={`fact-${name}`}
            schema={{ ...schema, title }}
            value={valueAt(value, [block, name])}
            findings={own}
            onChange={(fact) => onChange(putFact(value, block, name, fact))}
          />
        )}
      </fieldset>
    );
  });
}

/** Sets a fact, which stays stated where its value is empty. */
function putFact(value: unknown, block: Block, name: string, fact: unknown): unknown {
  return withValue(value, [block], { ...Object(valueAt(value, [block])), [name]: fact });
}

function emptyOf({ type }: Schema): unknown {
  if (type === 'object') return {};
  return type === 'array' ? [] : undefined;
}
