import { idea } from '../../idea.ts';

/** A dachshund that is a baguette. */
export const baguetteDachshund = idea({
  id: 'baguette-dachshund',
  title: 'The long loaf',
  says: 'The dachshund is a baguette: the slashes of the loaf are on its back.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dog'] }, { things: ['baguette', 'bread'], trades: ['bakery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'illustrative', 'modern_flat'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
  },
  params: { length: { label: 'Length', min: 520, max: 760, usual: 580 }, ear: { label: 'Ear size', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [length, size] = [params['length']!, params['ear']!];
    const back = 580 - length;
    const loaf = d.rect(310 - length, -104, length, 222, 111);
    const head = d.path('M170 60C250 20 260 -250 390 -270C440 -276 474 -246 488 -208L590 -172C620 -160 616 -108 584 -102L462 -86C400 -70 380 60 250 110Z').round(14, 10);
    const tail = d.line('M-210 -10C-290 -50 -340 -140 -320 -270').brush([80, 50, 30], { ends: 'round' }).move(back, 0);
    const legs = [back - 222, back - 118, 132, 236].map((x) => d.rect(x, 30, 76, 226, [0, 0, 32, 32]));
    const slashes = [back - 146, back / 2 - 10, 126].map((x) => d.leaf([x - 74, 52], [x + 74, -44], 0.15));
    const ear = d.path('M368 -240C300 -230 262 -150 270 -60C276 0 352 10 366 -50C380 -110 400 -190 368 -240Z').scale(size, size, [330, -150]);
    if (look === 'line') {
      const pen = 40;
      const coat = d.union(loaf, head).round(0, 16);
      const paws = d.union(...[back - 190, back - 86, 160, 264].map((x) => d.line(`M${x} 96V240`).stroke(pen, { cap: 'round' })));
      const scores = d.union(...[back - 130, back / 2 - 6, 118].map((x) => d.line(`M${x - 40} 46L${x + 40} -38`).stroke(pen, { cap: 'round' })));
      const wag = d.line(`M${back - 226} -30C${back - 290} -80 ${back - 320} -160 ${back - 306} -260`).stroke(pen, { cap: 'round' });
      return [d.layer('dog', coat.rim(pen, 'round').union(paws, wag.subtract(coat)).gapFrom(ear, 20).union(d.circle(452, -196, 22)), 'main'), d.layer('ear', ear.rim(pen, 'round'), 'second', { mono: 'ink' }), d.layer('scores', scores, 'second', { mono: 'ink' })];
    }
    const body = d.union(loaf, head, tail).round(0, 16).union(...legs).subtract(...slashes, d.circle(440, -196, 16));
    return [d.layer('dog', body.gapFrom(ear, 20), 'main'), d.layer('ear', ear, look === 'one' ? 'main' : 'second', { mono: 'ink' })];
  },
});
