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
    seal: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.07 },
  },
  params: { noodle: { label: 'Noodle width', min: 36, max: 50, usual: 42 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? (params['noodle']! * 2) / 3 : params['noodle']!;
    const [crest, swing]: [Point, number] = [[-90, -160], 540];
    const back = polar(swing, -10, crest);
    const strand = (r: number) => d.arc(...crest, r, 150, 350).then(d.arc(...back, swing - r, 170, 92)).stroke(pen, { cap: 'round' });
    if (look === 'seal') {
      const waves = d.union(...[70, 158, 246].map((r) => d.arc(...crest, r, 150, 350).then(d.arc(...back, swing - r, 170, 84)).stroke(pen * 1.1, { cap: 'round' })));
      const disc = d.circle(0, 0, 500);
      const foot = d.rect(-210, 380, 420, 130, 16);
      const low = disc.union(foot).intersect(d.rect(-600, 40, 1200, 470)).round(14, 14);
      return [d.layer('sea', disc.intersect(d.rect(-600, -600, 1200, 610)).round(14, 0).subtract(waves), 'second', { mono: 'ink' }), d.layer('bowl', low, 'main')];
    }
    const noodles = d.union(...[60, 122, 184, 246].map(strand)).intersect(d.rect(-600, -600, 1200, 618));
    const bowl = d.path('M-440 40H440A440 400 0 0 1 200 392V440H-200V392A440 400 0 0 1 -440 40Z').round(12, 12);
    return [d.layer('bowl', look === 'line' ? bowl.rim(pen, 'round') : bowl, 'main'), d.layer('noodles', noodles, 'second')];
  },
});
