import { idea } from '../../idea.ts';

/** A fork whose handle is a carrot. */
export const carrotFork = idea({
  id: 'carrot-fork',
  title: 'The carrot on its own fork',
  says: 'The carrot is the handle of a fork, and its greens are the tines.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['nutrition', 'vegan-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { tines: { label: 'Width of the tines', min: 44, max: 58, usual: 52 }, length: { label: 'Carrot length', min: 520, max: 660, usual: 580 } },
  draw: (d, { look, params }) => {
    const [tine, length] = [params['tines']!, params['length']!];
    const carrot = d.mirror(d.path(`M0 0C70 -34 170 -10 170 96C170 240 90 ${length * 0.72} 0 ${length}Z`)).round(24, 0);
    const xs = [-1, 0, 1].map((i) => i * 108);
    const fork = d.union(...xs.map((x) => d.rect(x - tine / 2, -470, tine, 330, tine / 2)), d.path(`M${-108 - tine / 2} -240V-200C${-108 - tine / 2} -90 -70 -70 -36 -10H36C70 -70 ${108 + tine / 2} -90 ${108 + tine / 2} -200V-240Z`)).round(0, 22);
    const greens = fork.gapFrom(carrot, 24);
    const notches = d.union(...[[-190, 150, 130], [190, 240, 120], [-150, 350, 100]].map(([x, y, w]) => d.line(`M${x} ${y}q${x! > 0 ? -w! / 2 : w! / 2} 24 ${x! > 0 ? -w! : w!} 8`).stroke(look === 'line' ? 28 : 30, { cap: 'round' })));
    const turn = 36;
    if (look === 'line') return [d.layer('fork', fork.rim(28, 'round').gapFrom(carrot, 20).rotate(turn), 'main'), d.layer('carrot', carrot.rim(34, 'round').union(notches.intersect(carrot)).rotate(turn), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('fork', greens.union(carrot.subtract(notches)).rotate(turn), 'main')];
    return [d.layer('fork', greens.rotate(turn), 'main'), d.layer('carrot', carrot.subtract(notches).rotate(turn), 'second', { mono: 'ink' })];
  },
});
