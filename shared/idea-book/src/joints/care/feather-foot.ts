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
  params: { notches: { label: 'Depth of the notches', min: 0.8, max: 1.15, usual: 1 } },
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
    const sizes = [92, 66, 58, 52, 46];
    const [cx, cy, reach] = [10, -90, 224];
    let turn = -138;
    const toes = sizes.map((size, i) => {
      if (i > 0) turn += ((sizes[i - 1]! + size + gap) / (reach + gap + size)) * (180 / Math.PI);
      const [x, y] = polar(reach + gap + size, turn, [cx, cy]);
      return d.circle(x, y, size);
    });
    if (line) {
      const vane = sole.subtract(notches);
      return [d.layer('feather', d.union(vane.outline(2 * pen).intersect(vane), shaft.stroke(pen, { cap: 'round' })), 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes.map((toe) => toe.rim(pen))), 'second', { mono: 'ink' })];
    }
    const quill = shaft.stroke(34, { cap: 'round' });
    const below = quill.subtract(sole.grow(0)).intersect(d.rect(-200, 380, 400, 400));
    const vane = sole.subtract(notches, quill.intersect(sole)).round(8, 0);
    const feather = d.union(vane.subtract(quill), below);
    return [d.layer('feather', feather, look === 'blend' ? { gradient: ['second', 'main'], from: [0, -320], to: [40, 400] } : 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes), 'second', { mono: 'ink' })];
  },
});
