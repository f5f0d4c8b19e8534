import { idea } from '../../idea.ts';

/** A swan-neck flask that is a swan. */
export const swanFlask = idea({
  id: 'swan-flask',
  title: 'The swan-neck flask',
  says: 'The flask with the swan neck is a swan, as its name says.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['laboratory', 'chemistry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    glass: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  params: { neck: { label: 'Neck', min: 84, max: 112, usual: 98 }, level: { label: 'Level of the liquid', min: 110, max: 200, usual: 140 } },
  draw: (d, { look, params }) => {
    const [pen, level] = [params['neck']!, params['level']!];
    const gap = 28;
    const bulb = d.circle(40, 190, 350).intersect(d.rect(-400, -400, 1000, 880)).round(40, 0);
    const neck = d.line('M-40 20C-200 -40 -230 -150 -140 -250C-60 -340 -90 -510 -230 -510C-300 -510 -340 -480 -360 -440').brush((t) => pen * (2.2 - 1.25 * Math.min(1, t * 2.4)));
    const head = d.ellipse(-336, -440, 98, 82).rotate(-30, [-336, -440]);
    const beak = d.polygon([[-400, -452], [-316, -360], [-480, -300]], 14);
    const eye = d.circle(-328, -456, 24);
    const glass = d.union(bulb, neck, head).round(0, 50);
    const wave = d.path(`M-400 ${level}C-280 ${level - 70} -180 ${level - 70} -60 ${level}C60 ${level + 70} 160 ${level + 60} 270 ${level - 10}C350 ${level - 60} 420 ${level - 60} 500 ${level - 30}V900H-400Z`);
    const beakOff = beak.gapFrom(head, 22);
    if (look !== 'cut') {
      const wall = look === 'solid' ? 66 : 50;
      const room = bulb.shrink(wall, 'round');
      return [d.layer('flask', glass.subtract(eye, room), 'main', { mono: 'ink' }), d.layer('liquid', room.shrink(look === 'solid' ? gap : 22, 'round').intersect(wave).union(beakOff), 'second', { mono: 'ink' })];
    }
    const liquid = bulb.intersect(wave);
    return [d.layer('flask', d.union(glass.subtract(eye, wave.grow(gap)), liquid, beak), 'main', { mono: 'ink' })];
  },
});
