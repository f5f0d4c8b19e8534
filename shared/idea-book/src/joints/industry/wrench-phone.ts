import { idea } from '../../idea.ts';

/** A wrench whose handle is a phone. */
export const wrenchPhone = idea({
  id: 'wrench-phone',
  title: 'A wrench with a screen',
  says: 'The handle of the wrench is the phone that it puts right.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['phone-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  params: { tilt: { label: 'Tilt', min: 0, max: 45, usual: 28 }, jaw: { label: 'Opening of the jaw', min: 150, max: 200, usual: 176 } },
  draw: (d, { look, params }) => {
    const open = params['jaw']! / 2;
    const phone = d.rect(-230, -220, 460, 880, 80);
    const jaw = d.circle(0, -330, 290);
    const mouth = d.polygon([[-open, -900], [open, -900], [open, -380], [0, -320], [-open, -380]]);
    const wrench = phone.union(jaw).round(0, 70).subtract(mouth).round(16, 10);
    const screen = d.rect(-160, -70, 320, 520, 26);
    const button = d.circle(0, 552, 48);
    const turn = (shape: typeof phone) => shape.rotate(params['tilt']!, [0, 100]);
    if (look === 'line') return [d.layer('wrench', turn(wrench.rim(54, 'round').union(button)), 'main', { mono: 'ink' }), d.layer('screen', turn(d.rect(-120, -20, 240, 450, 20)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('wrench', turn(wrench.subtract(screen, button)), 'main')];
    return [d.layer('wrench', turn(wrench.subtract(button)), 'main', { mono: 'ink' }), d.layer('screen', turn(screen), 'second', { mono: 'gap' })];
  },
});
