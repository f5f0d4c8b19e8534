import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { digestOfTables } from '../build/tables.ts';
import { openMeaning } from '../lexicon/meaning-index.ts';
import { readMeaning } from './index.ts';

const FILE = new URL('../../data/meaning.bin', import.meta.url);

const thingsOfName = (name: string, industry: string, description = ''): string[] =>
  readMeaning({ name, industry, description })
    .things.filter(({ from }) => from === 'name')
    .map(({ thing }) => thing);
const firstThing = (name: string, industry: string): string | undefined => thingsOfName(name, industry)[0];
const firstTrade = (industry: string, name = ''): string | undefined => readMeaning({ name, industry }).trades[0]?.trade;

describe('the data file', () => {
  test('is under 5 MB', () => {
    expect(statSync(FILE).size).toBeLessThan(5e6);
  });

  test('was built from the tables of this checkout (if not: npm run build-index -w @fifteen/meaning)', () => {
    expect(openMeaning(readFileSync(FILE)).head.tables).toBe(digestOfTables());
  });
});

describe('readMeaning', () => {
  test.each([
    ['Osprey & Tern', 'sailing school', 'osprey'],
    ['Leuchtturm', 'Unternehmensberatung', 'lighthouse'],
    ["L'Abeille Bleue", 'apiculteur', 'bee'],
    ['La Tortuga Azul', 'escuela de buceo', 'turtle'],
    ['Il Gabbiano', 'ristorante di pesce', 'gull'],
    ['Beija-Flor', 'perfumaria natural', 'hummingbird'],
    ['De Uil', 'boekhandel', 'owl'],
    ['Złota Rybka', 'sklep zoologiczny', 'goldfish'],
    ['Ёжик', 'детский сад', 'hedgehog'],
    ['Їжачок', 'дитячий садок', 'hedgehog'],
    ['Πεταλούδα', 'ινστιτούτο αισθητικής', 'butterfly'],
    ['الحصان العربي', 'نادي فروسية', 'horse'],
    ['הינשוף', 'ספרים', 'owl'],
    ['हाथी', 'खिलौने की दुकान', 'elephant'],
    ['竹の家', '旅館', 'bamboo'],
    ['飞马物流', '物流公司', 'pegasus'],
  ])('reads the picture of "%s" in the language of "%s"', (name, industry, thing) => {
    expect(firstThing(name, industry)).toBe(thing);
  });

  test.each([
    ['sailing school', 'sailing'],
    ['family mediation', 'mediation'],
    ['vehicle charging', 'ev-charging'],
    ['coworking space', 'coworking'],
    ['ice cream truck', 'ice-cream-parlor'],
    ['IT services', 'computer-repair'],
    ['Kinderzahnarzt', 'dental'],
    ['escuela de vela', 'sailing'],
    ['εταιρεία ασφαλείας', 'security'],
  ])('reads "%s" as a whole phrase', (industry, trade) => {
    expect(firstTrade(industry)).toBe(trade);
  });

  test('decides between the meanings of a word by the trade', () => {
    expect(firstThing('Crane', 'origami workshop')).toBe('crane');
    expect(thingsOfName('Crane', 'crane rental')).not.toContain('crane');
  });

  test.each([
    ['Dr. Emily Stone', 'cardiologist'],
    ['Wolfe & Hart LLP', 'attorneys'],
    ['Kanzlei Adler & Partner', 'Rechtsanwälte'],
    ['山田税理士事務所', '税理士'],
    ['García e Hijos', 'fontanería'],
  ])('draws nothing for the people of "%s"', (name, industry) => {
    expect(thingsOfName(name, industry)).toEqual([]);
  });

  test.each(['ice hockey club', 'Tierpark', 'tiro deportivo', 'казино', '動物園'])('reads no trade where none of the vocabulary is true: "%s"', (industry) => {
    expect(readMeaning({ name: 'Kolvara', industry }).trades).toEqual([]);
  });

  test('reads an animal that is a surname as an animal, less surely after "and Sons"', () => {
    const [bare] = readMeaning({ name: "La Volpe e l'Uva", industry: 'enoteca' }).things;
    const [family] = readMeaning({ name: 'Fox & Sons', industry: 'law firm' }).things;

    expect(bare).toMatchObject({ thing: 'fox' });
    expect(family).toMatchObject({ thing: 'fox' });
    expect(family?.weight).toBeLessThan(0.5);
  });

  test('prefers the exact word to the stem of another: copper, not cobra', () => {
    expect(thingsOfName('Cobre', 'agencia de viajes')).toEqual(['copper']);
    expect(thingsOfName('Silver Spoon', 'catering')).not.toContain('sponge');
  });

  test('cuts a German compound at its best seam', () => {
    expect(thingsOfName('Storchennest', 'Hebammenpraxis')).toEqual(['nest', 'stork']);
  });

  test('leaves out what the description turns away', () => {
    const { things } = readMeaning({ name: 'Acme', industry: 'property management', description: 'No dogs. Owls are welcome.' });

    expect(things.map(({ thing }) => thing)).toContain('owl');
    expect(things.map(({ thing }) => thing)).not.toContain('dog');
  });

  test('says the trade of an Arabic coffee house with a dallah', () => {
    expect(readMeaning({ name: 'المجلس', industry: 'مقهى' }).trades[0]?.things[0]).toBe('dallah');
  });

  test('quotes the words as the customer wrote them', () => {
    expect(readMeaning({ name: 'Beija-Flor', industry: 'Escola de Vela' })).toMatchObject({ things: [{ word: 'Beija-Flor' }], trades: [{ phrase: 'Escola de Vela' }] });
  });

  test('names the place of a name with its emblem, and the feeling of a description', () => {
    expect(readMeaning({ name: 'Bluebonnet of Texas', industry: 'bakery', description: 'A calm place.' })).toMatchObject({ places: [{ place: 'Texas', emblem: 'star' }], feelings: [{ feeling: 'calm' }] });
  });

  test.each([['empty', '', ''], ['only emoji', '🦊', '🥖'], ['only marks', '?!', '—'], ['one long word', 'x'.repeat(5000), 'y'.repeat(5000)], ['a script that nobody knows', '𐎠𐎡𐎢', '𐎠']])('reads nothing from a brief that is %s', (_, name, industry) => {
    expect(readMeaning({ name, industry })).toMatchObject({ things: [], trades: [] });
  });

  test('gives the same meaning whatever was read before', () => {
    const brief = { name: 'Night Heron Coffee', industry: 'coffee roaster', description: 'Slow mornings by the river.' };
    const before = readMeaning(brief);
    for (const name of ['Ёжик', '月のうさぎ', 'Storchennest']) readMeaning({ name, industry: 'restaurant' });

    expect(readMeaning(brief)).toEqual(before);
  });
});
