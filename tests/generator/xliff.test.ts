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
  test.each(sampleOf(codes, 6, 0))('%s', (to) => {
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
