/** Every text of the site goes into an XLIFF file and comes back as it was. */
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportTexts } from '../../generator/commands/xliff/export-texts.ts';
import { writeTargets } from '../../generator/commands/xliff/import-texts.ts';
import { readXliff } from '../../generator/commands/xliff/read-xliff.ts';
import { decodeXml, readXml, type XmlElement } from '../../generator/commands/xliff/read-xml.ts';
import { listTranslations, type SpecWithSource } from '../../generator/commands/xliff/translations.ts';
import { readModel } from '../../generator/run/generate.ts';
import { readSpecFiles } from '../../generator/spec/files/read-files.ts';
import { readSpec } from '../../generator/spec/files/read-spec.ts';
import { sampleOf } from '../runner/campaigns.ts';

const folder = resolve(import.meta.dirname, '../../spec');
const codes = 'hr en de fr se it si cz pl hu ru nl fi dk uk ro sk ko pt'.split(' ');
let spec: SpecWithSource;

beforeAll(async () => {
  const [{ model }, { source }] = [await readModel(folder), await readSpec(folder)];
  if (model === undefined) throw new Error('The spec has errors.');
  expect(model.locales.list.map(({ code }) => code)).toEqual(codes);
  spec = { model, source, texts: readSpecFiles(folder).texts };
});

/** The XLIFF documents of a language, one from each language that its texts are translated from. */
function documentsOf(to: string) {
  const all = Map.groupBy(listTranslations(spec, to), ({ text }) => text.source);
  return [...all].map(([from, translations]) => ({
    translations,
    document: exportTexts(spec.model, translations, { from, to }),
  }));
}

function read(document: string): XmlElement {
  return readXml(decodeXml(Buffer.from(document)));
}

describe('every text of the site, by way of XLIFF, as if all were new', () => {
  test.each(sampleOf(codes, 9, 0))('%s', (to) => {
    const written = new Set<string>();
    for (const { translations, document } of documentsOf(to)) {
      const { units } = readXliff(read(document), (fault) => expect.unreachable(fault.message));
      expect(units.map(({ file, id }) => `${file} ${id}`)).toEqual(
        translations.map(({ file, id }) => `${file} ${id}`),
      );
      const changed = units.flatMap((unit, index) => {
        const translation = translations[index];
        expect(unit.source).toBe(translation?.source);
        return translation && unit.target !== undefined ? [{ unit, translation, target: unit.target }] : [];
      });
      for (const [file, text] of writeTargets(spec.texts, changed)) {
        expect(text, file).toBe(spec.texts.get(file));
        for (const { translation } of changed)
          if (translation.place.file === file) written.add(translation.text.id);
      }
    }
    // All but those that only this language has, and those that others are translated from.
    const wanted = spec.source.texts.filter(({ versions, source }) => versions.has(to) && source !== to);
    expect([...written].toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  });
});

/** Elements with one of the names, anywhere in an element. */
function all(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const inner = element.children.flatMap((child) => (typeof child === 'string' ? [] : all(child, ...names)));
  return names.includes(element.name) ? [element, ...inner] : inner;
}

function idsOf(elements: readonly XmlElement[]): readonly string[] {
  return elements.map(({ attributes }) => attributes.get('id') ?? '');
}

function textIn({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

/** The text that a code stands for, whatever id its data have. */
function codesOf(parent: XmlElement, data: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const codes = all(parent, 'ph', 'pc').map(({ attributes }) => {
    const refs = ['dataRef', 'dataRefStart', 'dataRefEnd'].map((name) =>
      data.get(attributes.get(name) ?? ''),
    );
    return [attributes.get('id') ?? '', JSON.stringify(refs)] as const;
  });
  return new Map(codes);
}

describe('a document of the site follows the constraints of XLIFF 2.1', () => {
  test.each(sampleOf(codes, 9, 3))('%s', (to) => {
    for (const { document } of documentsOf(to)) {
      const root = read(document);
      expect(root.attributes.get('version')).toBe('2.1');
      for (const name of ['srcLang', 'trgLang'])
        expect(Intl.getCanonicalLocales(root.attributes.get(name) ?? '')).toEqual([
          root.attributes.get(name),
        ]);
      const files = all(root, 'file');
      expectUnique(idsOf(files));
      for (const file of files) {
        expectUnique(idsOf(all(file, 'unit')));
        for (const unit of all(file, 'unit')) expectValid(unit);
      }
    }
  });

  function expectUnique(ids: readonly string[]): void {
    expect(ids.filter((id, index) => !/^[\w.:-]+$/.test(id) || ids.indexOf(id) < index)).toEqual([]);
  }

  function expectValid(unit: XmlElement): void {
    const names = unit.children.flatMap((child) => (typeof child === 'string' ? [] : child.name));
    expect(names.join(' ')).toMatch(
      /^metadata notes (originalData )?(ignorable )?segment( ignorable| segment)*$/,
    );
    const data = new Map(all(unit, 'data').map((each) => [each.attributes.get('id') ?? '', textIn(each)]));
    expectUnique([...data.keys()]);
    const ofSources: string[] = [];
    for (const piece of all(unit, 'segment', 'ignorable')) {
      expect(['initial', 'translated', undefined]).toContain(piece.attributes.get('state'));
      const [source, target, ...rest] = all(piece, 'source', 'target');
      expect([source?.name, target?.name ?? 'target', rest.length]).toEqual(['source', 'target', 0]);
      const own = source === undefined ? new Map() : codesOf(source, data);
      ofSources.push(...own.keys());
      for (const [id, code] of target === undefined ? [] : codesOf(target, data)) {
        // A code of a target has the id of the same code of its source, or one of its own.
        if (own.has(id)) expect(code).toBe(own.get(id));
        else ofSources.push(id);
      }
    }
    expectUnique([...idsOf(all(unit, 'segment')), ...ofSources]);
    const referred = all(unit, 'ph', 'pc').flatMap(({ attributes }) =>
      ['dataRef', 'dataRefStart', 'dataRefEnd'].flatMap((name) => attributes.get(name) ?? []),
    );
    expect(new Set(referred)).toEqual(new Set(data.keys()));
  }
});
