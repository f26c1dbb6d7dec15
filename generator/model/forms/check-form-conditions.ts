import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type FormFieldModel, type PageFormFile, sharedFile } from './form-model.ts';

type Condition = NonNullable<FormFieldModel['when']>;

/** The conditions of fields and groups name earlier fields. */
export function checkConditions(
  file: string,
  { groups = [], shared = [], fields = {} }: PageFormFile,
  ordered: readonly FormFieldModel[],
  report: Report,
): void {
  const checked = new Set<Condition>();
  for (const [index, { name, when }] of ordered.entries()) {
    if (when === undefined || checked.has(when)) continue;
    checked.add(when);
    const place = groups.findIndex((group) => group.fields.includes(name));
    const group = groups[place];
    const isOfGroup = group?.when === when;
    const own = { file, path: ['fields', name, 'when'] };
    const at: Origin[] = isOfGroup
      ? [{ file, path: ['groups', place, 'when'] }]
      : fields[name] === undefined
        ? [
            { file, path: ['shared', shared.indexOf(name)] },
            { ...own, file: sharedFile },
          ]
        : [own];
    checkCondition(`“${name}”`, when, { fields: ordered, earlier: index }, at, report);
    if (isOfGroup || group?.when === undefined || group.fields.includes(when.field)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${name}” has a condition of its own, so that of its group does not count for it.`,
      help: 'Move it to another group, or let it depend on a field of the group.',
      at: [...at, { file, path: ['groups', place, 'when'] }],
    });
  }
}

interface KnownFields {
  /** In the order in which they are asked. */
  readonly fields: readonly FormFieldModel[];
  /** The number of those that a condition may name. */
  readonly earlier: number;
}

/**
 * A condition names a field with one answer, chosen from a list, and its options.
 * @param subject the part of the form that depends on it
 */
export function checkCondition(
  subject: string,
  { field: name, is }: Condition,
  { fields, earlier }: KnownFields,
  at: readonly Origin[],
  report: Report,
): void {
  const place = fields.findIndex((field) => field.name === name);
  const values = fields[place]?.options?.map(({ value }) => value) ?? [];
  const unknown = is.find((value) => !values.includes(value));
  const reportHere = (message: string, help: string) =>
    report({ code: 'FORM_CONDITION_UNMET', message: `${subject} depends on ${message}.`, help, at });
  if (place === -1) {
    const names = fields.slice(0, earlier).map((field) => field.name);
    const help = `${didYouMean(name, names)}Name one of its fields, or add “${name}”.`;
    reportHere(`“${name}”, which the form does not have`, help);
  } else if (place >= earlier) {
    reportHere(`“${name}”, which is asked later`, `Move “${name}” before it, or name an earlier field.`);
  } else if (fields[place]?.list) {
    reportHere(`“${name}”, of which a guest may choose several`, 'Name a field with one answer.');
  } else if (unknown !== undefined) {
    const help = `${didYouMean(unknown, values)}Name one of its options.`;
    reportHere(`“${unknown}”, which is no option of “${name}”`, help);
  } else if (isAlwaysAnswered(fields[place]) && values.every((value) => is.includes(value))) {
    report({
      code: 'FORM_CONDITION_IDLE',
      message: `${subject} depends on “${name}” and applies with each of its options.`,
      help: 'Leave out an option, or remove the condition.',
      at,
    });
  }
}

/** Whether every guest chooses an option of a field, so that a condition with all of them is met. */
function isAlwaysAnswered(field: FormFieldModel | undefined): boolean {
  if (field === undefined || field.when !== undefined) return false;
  return field.start !== undefined || field.rules.some(({ rule }) => rule === 'required');
}
