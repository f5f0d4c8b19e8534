import { idea } from '../../idea.ts';

/** A double-ended wrench whose other end is a plug. */
export const wrenchPlug = idea({
  id: 'wrench-plug',
  title: 'Both ends of the repair',
  says: 'One end of the tool is a wrench, and the other is a plug that works again.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['appliance-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { prong: { label: 'Prong length', min: 150, max: 210, usual: 180 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [prong, gap] = [params['prong']!, params['gap']!];
    const cut = look === 'cut';
    const jaw = d.circle(0, -360, 220).subtract(d.polygon([[-100, -700], [100, -700], [100, -380], [50, -300], [-50, -300], [-100, -380]]).rotate(-15, [0, -360]));
    const shaft = d.polygon([[-84, -200], [84, -200], [70, 180], [-70, 180]]);
    const tool = jaw.union(shaft).round(0, 60).round(10, 0);
    const plug = d.rect(-190, 150, 380, 210, cut ? [60, 60, 0, 0] : [130, 130, 30, 30]);
    const prongs = d.mirror(d.rect(70, 350, 68, prong + 10, cut ? 0 : [0, 0, 34, 34]));
    const turn = (shape: typeof plug) => shape.rotate(40);
    if (look === 'line') return [d.layer('wrench', turn(tool.subtract(plug.grow(-30)).rim(44)), 'main'), d.layer('plug', turn(plug.rim(44).union(d.mirror(d.rect(82, 340, 46, prong + 10)))), 'second', { mono: 'ink' })];
    return [d.layer('wrench', turn(tool.gapFrom(plug, gap)), 'main'), d.layer('plug', turn(plug.union(prongs)), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
