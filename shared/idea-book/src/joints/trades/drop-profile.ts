import { idea } from '../../idea.ts';

/** A drop that is parted by the profile of a face. */
export const dropProfile = idea({
  id: 'drop-profile',
  title: 'At home in your skin',
  says: 'The line that parts the drop is a face in profile.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['dermatology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'elegant_serif', 'organic_flowing'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 44, usual: 32 }, width: { label: 'Width', min: 360, max: 410, usual: 390 } },
  draw: (d, { look, params }) => {
    const [gap, w] = [params['gap']!, params['width']!];
    const drop = d.path(`M0 -640C70 -430 ${w} -190 ${w} 140A${w} ${w} 0 0 1 ${-w} 140C${-w} -190 -70 -430 0 -640Z`);
    const profile = d.line('M0 -700C0 -560 30 -470 60 -400C100 -310 92 -250 84 -190C80 -160 96 -120 130 -60C160 -8 196 30 180 54C168 72 130 66 116 78C104 90 118 108 134 124C150 142 146 156 118 164C142 174 150 192 134 210C118 226 108 240 116 264C130 310 110 350 60 360C0 370 -60 380 -60 450C-60 500 -50 560 -40 640');
    const behind = profile.then(d.polyline([[-40, 800], [-800, 800], [-800, -700]])).fill();
    if (look === 'line') return [d.layer('drop', drop.rim(40), 'main'), d.layer('profile', profile.stroke(40).intersect(drop.shrink(66)).withoutSlivers(900), 'second', { mono: 'ink' })];
    const face = drop.intersect(behind);
    if (look === 'cut') return [d.layer('face', face.round(4, 0), 'main'), d.layer('rim', drop.rim(gap * 1.6).subtract(face.grow(gap)).withoutSlivers(400), 'main')];
    return [d.layer('face', face, 'main', { mono: 'ink' }), d.layer('water', drop.subtract(behind, profile.stroke(2 * gap)).withoutSlivers(400), 'second', { mono: 'ink' })];
  },
});
