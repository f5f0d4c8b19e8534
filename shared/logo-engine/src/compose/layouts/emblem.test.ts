import { beforeAll, describe, expect, test } from '@jest/globals';
import { contextOf } from '../../context.ts';
import { lettersOf } from '../../draw.ts';
import { BADGE_FORMS } from '../../genes.ts';
import type { Genome } from '../../genome.ts';
import { boundsOf } from '../../geometry/index.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { draft } from '../../choose/propose.ts';
import { studioAtWork } from '../../studios/studios.ts';
import { aProfile } from '../../testing/a-profile.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { composeLogo } from '../compose-logo.ts';
import { setType } from '../type/type-block.ts';

const NAMES = ['Iris', 'Sunderland & Ashcroft Property Consulting', 'دار الياسمين', 'सूर्य योग', 'ครัวคุณยาย', 'בית קפה'];
const FORMS = BADGE_FORMS.filter((form) => form !== 'ring');

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

/** The studio's emblem for a customer of this name, in this form. */
async function drawn(name: string, form: (typeof FORMS)[number]) {
  const context = contextOf(aProfile({ name, industry: 'Restaurant', vibes: ['classic_ornate', 'illustrative', 'hand_drawn'] }), library);
  const recipe = studioAtWork('78').recipes.find(({ id }) => id === 'emblem')!;
  const proposed = draft(recipe, '78', { context, usage: new Map(), seed: 'emblem' });
  if (!proposed) throw new Error(`No emblem for ${name}`);
  const genome: Genome = { ...proposed, badge: { solid: true, form } };
  await library.ready([genome.type.font, genome.type.subFont], lettersOf(context));
  return { composition: composeLogo(genome, context)!, block: setType(genome.type, context.name, 'center', library) };
}

describe.each(FORMS)('an emblem: %s', (form) => {
  test.each(NAMES)('holds "%s" whole, at a size that is read', async (name) => {
    const { composition, block } = await drawn(name, form);
    const body = composition.layers.find(({ role }) => role === 'a')!;
    const letters = block.layers.map(({ path }) => boundsOf(path)).reduce((width, box) => Math.max(width, box.width), 0);
    expect(boundsOf(body.path).width).toBeGreaterThan((letters * composition.measures.cap) / block.cap);
    expect(composition.measures.cap).toBeGreaterThan(20);
  });
});
