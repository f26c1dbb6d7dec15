import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { Schema } from '../describe-fields.ts';
import type { FieldFinding } from '../write-entry.ts';

interface SchemaFormProps {
  /** Unique on the page. */
  readonly id: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly findings: readonly FieldFinding[];
  readonly onChange: (value: unknown) => void;
}

/** A form for a value with the generator's findings at its fields. Only the generator checks the value. */
export function SchemaForm({ id, schema, value, findings, onChange }: SchemaFormProps) {
  return (
    <Form
      tagName="div"
      idPrefix={id}
      schema={schema as RJSFSchema}
      uiSchema={{ ...uiOf(schema), 'ui:submitButtonOptions': { norender: true } }}
      validator={validator}
      noValidate
      showErrorList={false}
      widgets={{ checkboxes: Choices }}
      formData={value}
      extraErrors={toErrorSchema(schema, findings)}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      onChange={({ formData }) => onChange(formData)}
    />
  );
}

/** The findings below a path, with their paths from there. */
export function findingsAt(
  findings: readonly FieldFinding[],
  base: readonly (string | number)[],
): readonly FieldFinding[] {
  return findings.flatMap((finding) =>
    finding.path !== undefined && base.every((step, index) => finding.path?.[index] === step)
      ? { ...finding, path: finding.path.slice(base.length) }
      : [],
  );
}

/** A finding as a sentence for its field. */
export function describeFinding({ message, help }: FieldFinding): string {
  return `${message} ${help}`.trim();
}

/** The findings in the form in which the library shows them. One about an item of a list of boxes stands at the list. */
function toErrorSchema(schema: Schema, findings: readonly FieldFinding[]): ErrorSchema {
  const root: ErrorNode = {};
  for (const finding of findings) {
    let [at, field]: [ErrorNode, Schema | undefined] = [root, schema];
    for (const step of finding.path ?? []) {
      if (field !== undefined && hasBoxes(field)) break;
      const inner = at[step] ?? {};
      at[step] = inner;
      at = inner as ErrorNode;
      field = typeof step === 'number' ? field?.items : field?.properties?.[step];
    }
    at.__errors = [...(at.__errors ?? []), describeFinding(finding)];
  }
  return root as ErrorSchema;
}

interface ErrorNode {
  __errors?: string[];
  [step: string | number]: ErrorNode | string[] | undefined;
}

function hasBoxes({ type, uniqueItems, items }: Schema): boolean {
  return type === 'array' && uniqueItems === true && items?.oneOf !== undefined;
}

/** Longer texts have several lines. */
const longest = 100;

/** A text of a line, which is longer than others in some languages. An empty title means something else than none. */
const title: UiSchema = { 'ui:emptyValue': '' };

/** Which control a field has, where it is not that of its type. */
function uiOf(schema: Schema): UiSchema {
  const { properties, items, type, maxLength } = schema;
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, name === 'title' ? title : uiOf(field)]),
    );
  if (hasBoxes(schema)) return { 'ui:widget': 'checkboxes' };
  if (items !== undefined) return { items: uiOf(items) };
  return type === 'string' && Number(maxLength) > longest ? { 'ui:widget': 'textarea' } : {};
}

/** Boxes to choose names with. A name that is chosen stands behind those chosen before, because pages show them in this order. */
function Choices({ id, label, options, value, onChange }: WidgetProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset id={id} className="choices" aria-label={label}>
      {options.enumOptions?.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            name={id}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, option.value] : chosen.filter((other) => other !== option.value),
              )
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
