import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** Noodles that break over the bowl as a wave. */
export const noodleWave = idea({
  id: 'noodle-wave',
  title: 'A wave in the bowl',
  says: 'The noodles rise out of the bowl and break as a wave.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'coast', 'harbor', 'storm', 'surfboard'] }, { things: ['noodles'], trades: ['noodle-bar', 'japanese-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['hand_drawn', 'elegant_serif'], colors: 2, stem: 0.03 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 28 : 42;
    const [crest, swing]: [Point, number] = [[-90, -160], 540];
    const back = polar(swing, -10, crest);
    const strand = (r: number) => d.arc(...crest, r, 150, 350).then(d.arc(...back, swing - r, 170, 92)).stroke(pen, { cap: 'round' });
    const noodles = d.union(...[60, 122, 184, 246].map(strand)).intersect(d.rect(-600, -600, 1200, 618));
    const bowl = d.path('M-440 40H440A440 400 0 0 1 200 392V440H-200V392A440 400 0 0 1 -440 40Z').round(12, 12);
    return [d.layer('bowl', look === 'line' ? bowl.rim(pen, 'round') : bowl, 'main'), d.layer('noodles', noodles, 'second')];
  },
});
