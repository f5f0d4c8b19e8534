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
const { planInParallel } = await dist('shared/logo-engine/dist/plan-in-parallel.js');
const { HERO_BRIEF, NO_CARD_DETAILS } = await dist('shared/contracts/dist/index.js');

/** A set and a picture, by the tasks of the engine's threads. */
const drawSet = async ({ assess, finish, previews }, seed) => {
  const order = { profile: HERO_BRIEF, seed, avoid: [] };
  const { concepts } = await planInParallel({
    size: 1,
    assess: (share) => assess({ ...order, share }),
    finish: (assessments) => finish({ ...order, assessments }),
  });
  await previews({ svg: concepts[0]?.svg ?? '', markKey: seed, sizes: [512] });
};

/** What a landing page's visitor sees of three studios, by the drawing pool. */
const drawTrial = ({ runTask }) => runTask({ name: 'drawTrial', task: { profile: HERO_BRIEF, deal: 0, markKey: 'cache' } });

/** A visit to the printer, by a maker of kits: what every part needs, and the part that is seen first. */
const makeCards = async ({ makePart }) => {
  const engine = await dist('shared/logo-engine/dist/index.js');
  const { canvasRaster } = await dist('shared/logo-engine/dist/node/index.js');
  const { loadFontLibrary } = await dist('shared/typography/dist/node/index.js');
  const { readMeaning } = await dist('shared/meaning/dist/node/index.js');
  const { concepts } = await engine.drawSet(HERO_BRIEF, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, readMeaning });
  const details = { ...NO_CARD_DETAILS, name: 'Ada Quill', role: 'Founder', phone: '+1 555 010 0199', email: 'ada@quill.example', website: 'quill.example' };
  await makePart({ part: 'business_cards', genome: concepts[0]?.genome ?? {}, profile: HERO_BRIEF, details });
};

const work = async (tasks) => {
  if (tasks.makePart) await makeCards(tasks);
  if (tasks.assess) for (const seed of ['1', '2']) await drawSet(tasks, seed);
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
