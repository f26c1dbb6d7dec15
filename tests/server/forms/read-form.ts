/** A control of a form in a document, with all inputs of its name. */
interface Control {
  readonly kind: string;
  /** The options; empty where anything can be entered. */
  readonly offered: string[];
  /** The value that a browser sends, as the form is shown. */
  readonly values: string[];
}

/** A form in a document, as a browser reads it. */
export interface ShownForm {
  readonly action: string;
  readonly controls: ReadonlyMap<string, Control>;
  /** Keys of the errors that stand at fields. */
  readonly errors: Readonly<Record<string, string>>;
}

const controlPattern =
  /<input (?<input>[^>]*)>|<button (?<button>[^>]*)>|<select (?<select>[^>]*)>(?<list>.*?)<\/select>|<textarea (?<area>[^>]*)>(?<text>[^<]*)<\/textarea>/gs;
const optionPattern = /<option(?<attributes>[^>]*)>(?<label>[^<]*)<\/option>/g;
const fieldPattern = /data-field="(?<name>\w+)"(?<content>.*?)(?=data-field=|<\/form>)/gs;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads the form of a document that has a mark in its start tag; undefined if there is none. */
export function readForm(html: string, mark = 'data-form='): ShownForm | undefined {
  const pattern = new RegExp(`<form (?<attributes>[^>]*${mark}[^>]*)>(?<content>.*?</form>)`, 's');
  const { attributes = '', content = '' } = pattern.exec(html)?.groups ?? {};
  if (content === '') return undefined;
  const controls = new Map<string, Control>();
  for (const { groups = {} } of content.matchAll(controlPattern)) {
    const { input, select, area, button } = groups;
    const own = input ?? select ?? area ?? button ?? '';
    const name = attribute(own, 'name');
    if (name === undefined) continue;
    const kind = kindOf(groups);
    const control = controls.get(name) ?? { kind, offered: [], values: [] };
    controls.set(name, control);
    const value = attribute(own, 'value') ?? '';
    if (select !== undefined) readOptions(groups.list ?? '', control);
    else if (area !== undefined) control.values.push(decode((groups.text ?? '').replace(/^\n/, '')));
    else if (button !== undefined) control.offered.push(value);
    else if (kind === 'radio' || kind === 'checkbox') {
      control.offered.push(value);
      if (/\bchecked\b/.test(own)) control.values.push(value);
    } else control.values.push(value);
  }
  const errors = [...content.matchAll(fieldPattern)].flatMap(({ groups = {} }) => {
    const key = attribute(groups.content ?? '', 'data-error');
    return key === undefined ? [] : [[groups.name ?? '', key] as const];
  });
  return { action: attribute(attributes, 'action') ?? '', controls, errors: Object.fromEntries(errors) };
}

function kindOf({ input, select, area }: Readonly<Record<string, string | undefined>>): string {
  if (input !== undefined) return attribute(input, 'type') ?? 'text';
  if (select !== undefined) return 'select';
  return area === undefined ? 'button' : 'textarea';
}

/** A list sends one of its options: the selected one, else the first. */
function readOptions(list: string, { offered, values }: Control): void {
  const options = [...list.matchAll(optionPattern)].map(({ groups = {} }) => {
    const { attributes = '', label = '' } = groups;
    return {
      value: attribute(attributes, 'value') ?? decode(label),
      isSelected: /selected/.test(attributes),
    };
  });
  offered.push(...options.map(({ value }) => value));
  values.push((options.find(({ isSelected }) => isSelected) ?? options[0])?.value ?? '');
}

/** The value of the first attribute of a name. */
function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

function decode(text: string): string {
  return text.replace(/&(\w+|#x27);/g, (all, name: string) => entities[name] ?? all);
}
