import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** The sole of a footprint is a feather. */
export const featherFoot = idea({
  id: 'feather-foot',
  title: 'Light on your feet',
  says: 'The sole of the foot is a feather.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['podiatry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing', 'hand_drawn'], colors: 2, stem: 0.04 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'classic_ornate'], colors: 2, traits: ['gradient'], stem: 0.14 },
  },
  params: { notches: { label: 'Depth of the notches', min: 0.8, max: 1.06, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 24;
    const line = look === 'line';
    const pen = 40;
    const sole = d.path('M-50 -300C70 -350 216 -270 226 -120C234 10 186 80 176 190C166 320 120 420 40 440C-36 420 -60 320 -46 200C-34 110 -130 40 -170 -60C-208 -160 -160 -260 -50 -300Z');
    const shaft = d.curve([44, 560], [60, 330], [66, 120], [20, -130]);
    const depth = params['notches']!;
    const notches = d.union(
      ...[[250, -20, 30], [236, 130, 26], [-206, 110, -30], [-90, 250, -26]].map(([x, y, lean]) => {
        const side = x! > 0 ? 1 : -1;
        return d.polygon([[x!, y! - 30], [x!, y! + 34], [x! - side * 130 * depth, y! + Math.abs(lean!) + 60 * depth]]);
      }),
    );
    const sizes = [96, 68, 60, 54, 48];
    const [cx, cy, reach] = [10, -90, 224];
    let turn = -134;
    const toes = sizes.map((size, i) => {
      if (i > 0) turn += ((sizes[i - 1]! + size + gap) / (reach + gap + size)) * (180 / Math.PI);
      const [x, y] = polar(reach + gap + size, turn, [cx, cy]);
      return d.circle(x, y, size);
    });
    if (line) {
      const barbs = d.line('M54 120L170 10M56 290L170 180M52 200L-80 80').stroke(pen, { cap: 'round' });
      return [d.layer('feather', d.union(sole.rim(pen, 'round'), barbs.intersect(sole), shaft.stroke(pen, { cap: 'round' })), 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes), 'second', { mono: 'ink' })];
    }
    const quill = shaft.part(0.28, 1).stroke(32, { cap: 'round' });
    const feather = sole.subtract(notches).round(8, 0).subtract(quill).union(shaft.part(0, 0.22).stroke(44, { cap: 'round' }));
    return [d.layer('feather', feather, look === 'blend' ? { gradient: ['second', 'main'], from: [0, -320], to: [40, 400] } : 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes), 'second', { mono: 'ink' })];
  },
});
