import { idea } from '../../idea.ts';

/** A room key whose bow is the head of an owl. */
export const owlKey = idea({
  id: 'owl-key',
  title: 'The key of the night porter',
  says: 'The room key is an owl that keeps watch at night.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'], trades: ['hotel'] }, { things: ['key'], trades: ['hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'elegant_serif'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { shank: { label: 'Length of the shank', min: 420, max: 540, usual: 480 }, pupil: { label: 'Size of the pupils', min: 40, max: 62, usual: 52 } },
  draw: (d, { look, params }) => {
    const end = params['shank']!;
    const head = d.path('M-340 -520C-240 -480 -120 -470 0 -430C120 -470 240 -480 340 -520C350 -420 370 -330 370 -230C370 -20 210 110 0 110C-210 110 -370 -20 -370 -230C-370 -330 -350 -420 -340 -520Z').round(16, 0);
    const shank = d.rect(-52, 60, 104, end, [0, 0, 30, 30]).union(d.rect(0, 250, 190, 84, 14), d.rect(0, 60 + end - 124, 230, 84, 14));
    const key = d.weld(head, shank, 40);
    const eyes = d.mirror(d.circle(-166, -226, 128));
    const pupils = d.mirror(d.circle(-160, -226, params['pupil']!));
    const beak = d.polygon([[-70, -150], [70, -150], [0, -20]], 18);
    return [d.layer('key', key.subtract(eyes).gapFrom(beak, 24), look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 500], to: [0, -500] } : 'main', { mono: 'ink' }), d.layer('pupils', pupils, 'main', { mono: 'ink' }), d.layer('beak', beak, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
