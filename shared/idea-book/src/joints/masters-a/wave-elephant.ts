import { idea } from '../../idea.ts';

/** An elephant whose ears are waves of sound. */
export const waveElephant = idea({
  id: 'wave-elephant',
  title: 'All ears',
  says: 'The ears of the elephant are waves of sound.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hearing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    calm: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.09 },
  },
  params: { weight: { label: 'Weight of the waves', min: 76, max: 104, usual: 92 }, spread: { label: 'Height of the ears', min: 50, max: 68, usual: 60 } },
  draw: (d, { look, params }) => {
    const [pen, spread] = [params['weight']!, params['spread']!];
    const head = d.path('M0 -400C40 -430 110 -440 160 -400C240 -340 250 -220 224 -130C190 -20 104 30 100 130V300C100 350 140 360 160 330L176 300A60 60 0 0 1 290 340C270 440 190 490 90 480C-30 470 -100 400 -100 290V130C-104 30 -190 -20 -224 -130C-250 -220 -240 -340 -160 -400C-110 -440 -40 -430 0 -400Z');
    const eyes = d.mirror(d.circle(-124, -150, 32));
    const waves = (look === 'calm' ? [330, 460, 590] : [346, 500]).map((r, i) => d.arc(0, -160, r, -spread + (look === 'calm' ? i * 6 : 0), spread - (look === 'calm' ? i * 6 : 0)).stroke(pen - (look === 'calm' ? 8 : 0), { cap: 'round' }));
    const ears = d.mirror(d.union(...waves)).gapFrom(head, 30).withoutSlivers(3000);
    const elephant = head.subtract(eyes);
    if (look === 'one') return [d.layer('elephant', elephant.union(ears), 'main')];
    return [d.layer('elephant', elephant, 'main', { mono: 'ink' }), d.layer('ears', ears, 'second', { mono: 'ink' })];
  },
});
