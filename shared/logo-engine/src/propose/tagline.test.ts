import { describe, expect, test } from '@jest/globals';
import { compose } from '../compose/compose.ts';
import { aProfile } from '../testing/a-profile.ts';
import { briefFor } from '../testing/draw-for-test.ts';
import { fontsOf, lettersOf } from '../compose/fonts-of.ts';
import { propose } from './propose.ts';

const DESCRIPTION = 'Secret: we sell in May. Call 555 0100.';

describe('the line under the name', () => {
  test('is what the customer wrote, in every proposal, and drawn', async () => {
    const brief = await briefFor(aProfile({ tagline: 'Since 1987 – Größe mit Herz', description: DESCRIPTION }));
    const genomes = propose(brief, '1', ['helios', 'apex']).map(({ genome }) => genome);
    expect(new Set(genomes.map(({ tag }) => tag?.text))).toEqual(new Set(['Since 1987 – Größe mit Herz']));
    const [first] = genomes;
    await brief.library.ready(fontsOf(first!), lettersOf(brief));
    expect(compose(first!, brief).layers.filter(({ role }) => role === 'tag')).not.toEqual([]);
  });

  test('is the trade or nothing where the customer wrote none, and never of the private description', async () => {
    const brief = await briefFor(aProfile({ name: 'Kestrel', industry: 'Drones', vibes: ['classic_ornate', 'elegant_serif', 'illustrative'], description: DESCRIPTION }));
    const lines = propose(brief, '1', ['helios', 'apex', 'marrow']).flatMap(({ genome: { tag } }) => tag?.text ?? []);
    expect(new Set(lines)).toEqual(new Set(['Drones']));
  });
});
