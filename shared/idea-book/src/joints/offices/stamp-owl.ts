import { idea } from '../../idea.ts';

/** A stamp whose handle is an owl. */
export const stampOwl = idea({
  id: 'stamp-owl',
  title: 'Stamped by the wise',
  says: 'The handle of the stamp is an owl that watches over what is signed.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['notary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    wing: { manner: 'print', vibes: ['illustrative', 'classic_ornate', 'elegant_serif'], colors: 2, stem: 0.12 },
  },
  params: { head: { label: 'Width of the head', min: 210, max: 250, usual: 230 }, base: { label: 'Width of the base', min: 330, max: 400, usual: 365 } },
  draw: (d, { look, params }) => {
    const [w, base] = [params['head']!, params['base']!];
    const gap = 28;
    const half = d.path(`M0 -440C60 -440 120 -460 ${w - 20} -540C${w + 20} -400 ${w + 10} -330 ${w} -240C${w} -20 120 60 84 180C60 250 140 262 ${base - 30} 320H0Z`);
    const owl = d.mirror(half).round(10, 20);
    const eyes = d.mirror(d.circle(98, -300, 84));
    const pupils = d.mirror(d.circle(86, -300, 38));
    const beak = d.leaf([0, -270], [0, -150], 0.3);
    const plate = d.rect(-base, 300, 2 * base, 110, [40, 40, 10, 10]);
    const ink = d.rect(-base, 410 + gap, 2 * base, 90, 10);
    const face = eyes.subtract(pupils);
    const wings = d.mirror(d.line(`M${w - 74} -200C${w - 70} -60 110 20 60 110`).stroke(gap - 2));
    const handle = d.union(owl, plate).round(0, 16).subtract(face.subtract(beak.grow(22)), beak.grow(22)).withoutSlivers(300);
    const body = look === 'wing' ? handle.subtract(wings) : handle;
    if (look === 'cut') return [d.layer('stamp', d.union(handle, ink, beak), 'main', { mono: 'ink' })];
    return [d.layer('stamp', body, 'main', { mono: 'ink' }), d.layer('ink', ink.union(beak), 'second', { mono: 'ink' })];
  },
});
