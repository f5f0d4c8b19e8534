import { idea } from '../../idea.ts';

/** An arched window whose bars are a cross, with the sun behind it. */
export const crossWindow = idea({
  id: 'cross-window',
  title: 'Morning through the cross',
  says: 'The bars of the arched window are a cross, and the sun rises behind it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['church'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    rays: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { sun: { label: 'Sun', min: 170, max: 240, usual: 210 } },
  draw: (d, { look, params }) => {
    const sun = params['sun']!;
    const [w, cy] = [350, -130];
    const arch = d.path(`M${-w} 500V-100C${-w} -290 -190 -420 0 -520C190 -420 ${w} -290 ${w} -100V500Z`).round(20, 0);
    const bar = look === 'line' ? 46 : 72;
    const cross = d.rect(-bar / 2, -700, bar, 1400).union(d.rect(-600, cy - bar / 2, 1200, bar));
    if (look === 'line') {
      const pen = 46;
      return [d.layer('window', arch.rim(pen, 'round').union(cross.intersect(arch)), 'main', { mono: 'join' }), d.layer('sun', d.circle(0, cy, sun * 0.9).gapFrom(cross, 20), 'second', { mono: 'ink' })];
    }
    const disc = d.circle(0, cy, sun);
    if (look === 'rays') {
      const ray = d.polygon([[-14, sun + 60], [14, sun + 60], [64, 1200], [-64, 1200]]);
      const rays = d.mirror(d.union(ray.rotate(-24), ray.rotate(-56))).move(0, cy);
      return [d.layer('window', arch.subtract(cross, disc.grow(30).subtract(disc), rays).withoutSlivers(400), 'main')];
    }
    return [d.layer('panes', arch.subtract(cross, disc.grow(24)), 'main', { mono: 'ink' }), d.layer('sun', disc.subtract(cross), 'second', { mono: 'ink' })];
  },
});
