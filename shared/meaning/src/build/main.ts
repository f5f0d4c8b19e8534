import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packLexicon } from '../lexicon/format.ts';
import { addCldr } from './cldr.ts';
import { Entries } from './entries.ts';
import { addFeelings, addGeneric, addPeople, addPlaces, addSenses, addThings, addTrades, cultures, FEELINGS, rulings, THING_IDS, TRADE_IDS } from './own-tables.ts';
import { COLUMNS, digestOfTables } from './tables.ts';
import { addWordNet } from './wordnet.ts';

/** Builds `data/meaning.bin` from our tables, CLDR and WordNet: npm run build-index -w @fifteen/meaning */
const FILE = fileURLToPath(new URL('../../data/meaning.bin', import.meta.url));

const entries = new Entries();
for (const language of COLUMNS) entries.language(language);
addGeneric(entries);
const { senses, contexts } = addSenses(entries);
addThings(entries, senses);
addTrades(entries);
addPeople(entries);
addPlaces(entries);
addFeelings(entries);
addCldr(entries, senses);
addWordNet(entries, senses);

const postings = entries.postings();
const head = { languages: entries.languages, things: THING_IDS, trades: TRADE_IDS, feelings: FEELINGS, contexts, cultures: cultures(entries), ruledOut: rulings(), tables: digestOfTables() };
const bytes = packLexicon(head, postings);
mkdirSync(fileURLToPath(new URL('../../data/', import.meta.url)), { recursive: true });
writeFileSync(FILE, bytes);
process.stdout.write(`${postings.size} keys in ${head.languages.length} languages, ${bytes.length} bytes\n`);
