import { idea } from '../../idea.ts';

/** A skateboard that is a shark on wheels. */
export const boardShark = idea({
  id: 'board-shark',
  title: 'Street shark',
  says: 'The skateboard is a shark: its deck has a fin and a tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['skateboard'], trades: ['skateboarding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], traits: ['playful', 'asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['playful', 'asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { fin: { label: 'Fin', min: 200, max: 280, usual: 240 }, wheel: { label: 'Wheel', min: 84, max: 112, usual: 98 } },
  draw: (d, { look, params }) => {
    const [fin, r] = [params['fin']!, params['wheel']!];
    const deck = d.path('M640 -70C560 -170 380 -210 200 -210C-60 -210 -260 -150 -460 -70V-10C-380 40 -300 60 -200 60H340C480 60 580 20 640 -70Z');
    const dorsal = d.path(`M240 -150C170 -240 90 ${-fin} -60 ${-170 - fin}C-40 ${-fin} -60 -240 -70 -150Z`);
    const tail = d.path('M-400 -90C-470 -190 -540 -300 -670 -350C-650 -250 -620 -130 -560 -60C-600 0 -640 40 -680 70C-560 70 -470 50 -400 0Z');
    const mouth = d.polygon([[590, 60], [360, -44], [420, 80]]);
    const eye = d.circle(420, -116, 30);
    const shark = d.union(deck, dorsal, tail).subtract(mouth).round(8, 26);
    const wheels = d.union(...[-230, 230].map((x) => d.ring(x, 36 + r, r, r * 0.36)));
    if (look === 'line') return [d.layer('shark', shark.rim(44, 'round').union(eye).subtract(wheels.filled().grow(24)), 'main'), d.layer('wheels', d.union(...[-230, 230].map((x) => d.ring(x, 40 + r, r, r - 44))), 'second', { mono: 'ink' })];
    return [d.layer('shark', shark.subtract(eye, wheels.filled().grow(24)), 'main'), d.layer('wheels', wheels, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
