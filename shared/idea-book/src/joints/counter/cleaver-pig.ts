import { idea } from '../../idea.ts';

/** A cleaver that is a pig. */
export const cleaverPig = idea({
  id: 'cleaver-pig',
  title: 'The cleaver is a pig',
  says: 'The cleaver is a pig: the hole in the blade is its eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['butcher'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { handle: { label: 'Length of the handle', min: 240, max: 380, usual: 310 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, handle] = [params['gap']!, params['handle']!];
    const blade = d.path('M-400 -190H-330L-270 -330L-150 -190H230V30L200 250H70C60 170 -150 170 -160 250H-370C-390 250 -400 240 -404 220L-408 140H-530V-50H-408Z').round(22, 22);
    const grip = d.path(`M${230 + gap} -190H${230 + gap + handle}C${310 + gap + handle} -190 ${310 + gap + handle} -30 ${230 + gap + handle} -30H${230 + gap}Z`).round(30, 0);
    const rivets = d.union(d.circle(300 + gap, -110, 28), d.circle(230 + gap + handle * 0.7, -110, 28));
    const eye = d.circle(-270, -90, 44);
    const nostril = d.rect(-484, 10, 34, 74, 17);
    if (look === 'line') return [d.layer('blade', blade.rim(42, 'round').union(eye), 'main'), d.layer('handle', grip.rim(40, 'round'), 'second')];
    if (look === 'bold') return [d.layer('cleaver', blade.subtract(eye.grow(6), nostril).union(grip.move(-gap - 4, 0)).subtract(rivets.move(-gap, 0)), 'main')];
    return [d.layer('blade', blade.subtract(eye, nostril), 'main'), d.layer('handle', grip.subtract(rivets), 'second', { mono: 'ink' })];
  },
});
