import { idea } from '../../idea.ts';

/** A whale whose belly is the sea. */
export const whaleSea = idea({
  id: 'whale-sea',
  title: ({ things }) => `The ${things[0]} carries the sea`,
  says: ({ things }) => `The furrows on the belly of the ${things[0]} are the waves that it swims in.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whale'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    calm: { manner: 'module', vibes: ['modern_flat', 'tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.13 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 }, swell: { label: 'Swell', min: 24, max: 52, usual: 38 } },
  draw: (d, { look, params }) => {
    const [gap, swell] = [params['gap']!, params['swell']!];
    const whale = d.path('M-500 60C-510 -190 -330 -330 -100 -330C120 -330 180 -150 290 -150C340 -150 350 -190 350 -230C290 -250 240 -300 240 -380C320 -390 380 -360 410 -310C440 -360 500 -390 570 -370C570 -290 520 -240 460 -226C470 100 330 330 0 330C-300 330 -490 260 -500 60Z').round(12, 20);
    const lines = [0, 1, 2].map((i) => d.wave({ x: -640, y: 30 + i * 104, length: 1280, height: swell * 2, waves: 4 }));
    const sea = lines[0]!.then(d.polyline([[640, 900], [-640, 900]])).fill();
    const cuts = d.union(...lines.slice(1).map((line) => line.stroke(gap)));
    if (look === 'calm') {
      const groove = (i: number) => d.arc(60, -1000, 1040 + i * 106, 40, 140);
      const below = groove(0).then(d.polyline([[-900, 1200], [900, 1200]])).fill();
      const cuts = d.union(...[0, 1, 2].map((i) => groove(i).stroke(gap)));
      const eye = d.circle(-330, -120, 30);
      return [d.layer('whale', whale.subtract(below, cuts, eye).withoutSlivers(600), 'main'), d.layer('belly', whale.intersect(below).subtract(cuts).withoutSlivers(600), 'second', { mono: 'ink' })];
    }
    const eye = d.circle(-330, -70, 32);
    const back = whale.subtract(sea.grow(gap / 2), eye).withoutSlivers(600);
    const belly = whale.intersect(sea.shrink(gap / 2)).subtract(cuts).withoutSlivers(600);
    if (look === 'cut') return [d.layer('whale', back.union(belly), 'main')];
    return [d.layer('whale', back, 'main'), d.layer('sea', belly, 'second', { mono: 'ink' })];
  },
});
