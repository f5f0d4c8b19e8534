import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { cacheOf, loadProgram } from './load-program.mjs';
import { ROOT } from './steps.mjs';

/**
 * Lets a thread's program work and writes its code cache: V8 compiles a function when it is first called, and only what
 * is compiled by then is in it. Prints the names of the program's tasks.
 *
 *   node cache-program.mjs PROGRAM ENTRY
 */
const [, , program = '', entry = ''] = process.argv;

const dist = (path) => import(pathToFileURL(`${ROOT}${path}`).href);
const { planWith } = await dist('shared/logo-engine/dist/plan-with.js');
const { HERO_BRIEF } = await dist('shared/contracts/dist/index.js');

/** A set and a picture, by the tasks of the engine's threads. */
const drawSet = async ({ survey, surveyRest, choose, finish, previews }, seed) => {
  const order = { profile: HERO_BRIEF, seed, avoid: [] };
  const { concepts } = await planWith({
    size: 1,
    survey: (share) => survey({ ...order, share }),
    surveyHeld: (held) => surveyRest({ ...order, held }),
    choose: (rounds) => choose({ ...order, rounds }),
    finish: (chosen) => finish({ ...order, chosen }),
  });
  await previews({ svg: concepts[0]?.svg ?? '', salt: seed, sizes: [512] });
};

/** What a landing page's visitor sees of three studios, by the drawing room. */
const drawTrial = ({ runTask }) => runTask({ name: 'drawTrial', task: { profile: HERO_BRIEF, deal: 0 } });

/** A visit to the printer, by a maker of kits: what every part needs, and the part that is seen first. */
const makeCards = async ({ makePart }) => {
  const { planConcepts } = await dist('shared/logo-engine/dist/index.js');
  const { canvasRaster, loadFontLibrary } = await dist('shared/logo-engine/dist/node/index.js');
  const { concepts } = await planConcepts(HERO_BRIEF, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
  const details = { name: 'Ada Quill', role: 'Founder', phone: '+1 555 010 0199', email: 'ada@quill.example', website: 'quill.example' };
  await makePart({ part: 'business_cards', genome: concepts[0]?.genome ?? {}, profile: HERO_BRIEF, details });
};

const work = async (tasks) => {
  if (tasks.makePart) await makeCards(tasks);
  if (tasks.survey) for (const seed of ['1', '2']) await drawSet(tasks, seed);
  if (tasks.runTask) await drawTrial(tasks);
};

// What is compiled stays until it is written. The flags at the end are those of every other process, or V8 refuses.
setFlagsFromString('--no-flush-bytecode');
const { exports: tasks, script } = await loadProgram(pathToFileURL(program), pathToFileURL(entry).href);
await work(tasks);
setFlagsFromString('--flush-bytecode');
writeFileSync(cacheOf(program), script.createCachedData());
console.log(JSON.stringify(Object.keys(tasks)));
process.exit(0);
