import { idea } from '../../idea.ts';

/** An amphora that is an owl. */
export const amphoraOwl = idea({
  id: 'amphora-owl',
  title: 'The owl of Athens',
  says: 'The amphora is an owl: its handles are the ears, its foot the perch.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['museum', 'antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    bands: { manner: 'print', vibes: ['classic_ornate', 'illustrative', 'elegant_serif'], traits: ['ornate'], colors: 2, stem: 0.1 },
  },
  params: { width: { label: 'Width', min: 280, max: 330, usual: 306 }, eyes: { label: 'Size of the eyes', min: 92, max: 118, usual: 106 } },
  draw: (d, { look, params }) => {
    const [w, e] = [params['width']!, params['eyes']!];
    const body = d.path(`M-110 -520H110V-340C110 -280 ${w} -250 ${w} -10C${w} 210 120 330 70 430H-70C-120 330 ${-w} 210 ${-w} -10C${-w} -250 -110 -280 -110 -340Z`);
    const lip = d.rect(-180, -560, 360, 84, 22);
    const foot = d.polygon([[-80, 440], [80, 440], [170, 540], [-170, 540]], 16);
    const handle = d.line(`M100 -440C230 -500 ${w + 60} -440 ${w + 20} -330C${w - 10} -250 ${w - 60} -200 ${w - 80} -150`).stroke(62);
    const jar = d.union(body, lip, foot, d.mirror(handle)).round(0, 16);
    const eyes = d.mirror(d.circle(118, -70, e));
    const pupils = d.mirror(d.circle(104, -70, e * 0.45));
    const beak = d.leaf([0, -40], [0, 110], 0.3);
    const face = eyes.subtract(pupils);
    const chest = d.union(...[190, 270].map((y) => d.union(...(y === 190 ? [-90, 0, 90] : [-45, 45]).map((x) => d.line(`M${x - 34} ${y - 18}L${x} ${y + 18}L${x + 34} ${y - 18}`).stroke(24)))));
    if (look === 'cut') return [d.layer('jar', jar.subtract(face.subtract(beak.grow(20)), beak), 'main', { mono: 'ink' })];
    if (look === 'bands') return [d.layer('jar', jar.subtract(face, beak.grow(22), chest, d.rect(-500, 330, 1000, 26), d.rect(-108, -410, 216, 26)), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [d.layer('jar', jar.subtract(face, beak.grow(24)), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
  },
});
