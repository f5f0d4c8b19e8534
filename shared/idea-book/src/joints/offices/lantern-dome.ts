import { idea } from '../../idea.ts';

/** A lantern that is a mosque. */
export const lanternDome = idea({
  id: 'lantern-dome',
  title: 'The lantern of the mosque',
  says: 'The lantern is a mosque: its cap is the dome, its pane the arch.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['mosque'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'classic_ornate', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { width: { label: 'Width', min: 250, max: 310, usual: 280 }, gap: { label: 'Gap', min: 22, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['width']!, params['gap']!];
    const dome = d.mirror(d.path(`M0 -480C20 -400 ${w - 20} -350 ${w - 20} -200C${w - 20} -160 ${w - 40} -140 ${w - 60} -120H0Z`)).round(6, 0);
    const moon = d.circle(0, -560, 78).subtract(d.circle(28, -584, 62));
    const cornice = d.rect(-w, -120 + gap, 2 * w, 64, 16);
    const body = d.polygon([[-w + 30, -30 + gap], [w - 30, -30 + gap], [w - 80, 360], [-w + 80, 360]], 10);
    const arch = d.mirror(d.path('M0 30C30 80 116 110 116 190V330H0Z'));
    const flame = d.path('M0 110C40 170 66 210 66 254A66 66 0 0 1 -66 254C-66 210 -40 170 0 110Z').round(4, 0);
    const base = d.polygon([[-w + 60, 360 + gap], [w - 60, 360 + gap], [w - 10, 480], [-w + 10, 480]], 14);
    const house = d.union(dome, cornice, body.subtract(arch), base);
    if (look === 'cut') return [d.layer('lantern', d.union(house, moon, flame), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('lantern', d.union(cornice, base, dome), 'main', { mono: 'ink' }), d.layer('body', body.subtract(arch), { tint: 'main', by: 0.3 }, { mono: 'ink' }), d.layer('moon and flame', moon.union(flame), 'second', { mono: 'ink' })];
    return [d.layer('lantern', house, 'main', { mono: 'ink' }), d.layer('moon and flame', moon.union(flame), 'second', { mono: 'ink' })];
  },
});
