import { idea } from '../../idea.ts';

/** A toothbrush whose handle is a lighthouse and whose bristles are its light. */
export const brushLighthouse = idea({
  id: 'brush-lighthouse',
  title: 'The bright toothbrush',
  says: 'The toothbrush is a lighthouse: its bristles are the beam.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'harbor', 'coast', 'light'] }, { things: ['toothbrush', 'tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { spread: { label: 'Spread of the light', min: 1.7, max: 2.4, usual: 2 } },
  draw: (d, { look, params }) => {
    const tower = d.path('M-60 -120H60L160 480H-160Z').round(14, 0);
    const stripes = [40, 260].map((y) => d.polygon([[-200, y + 60], [200, y - 20], [200, y + 70], [-200, y + 150]]));
    const gallery = d.rect(-116, -176, 232, 46, 23);
    const head = d.rect(-60, -500, 120, 300, [60, 60, 10, 10]);
    const bristles = [0, 1, 2, 3].map((i) => {
      const y = -440 + i * 66;
      const end = -350 + (y + 350) * params['spread']!;
      return d.polygon([[84, y - 21], [480, end - 46], [480, end + 46], [84, y + 21]], 10);
    });
    if (look === 'seal') {
      const shine = [0, 1, 2].map((i) => {
        const y = -440 + i * 86;
        const end = -354 + (y + 354) * params['spread']!;
        return d.polygon([[86, y - 28], [440, end - 58], [440, end + 58], [86, y + 28]], 10);
      });
      const whole = d.union(tower.subtract(d.rect(-300, 20, 600, 70), d.rect(-300, 230, 600, 70)), gallery, head, ...shine).scale(0.78).move(-110, 30);
      return [d.layer('seal', d.rect(-500, -500, 1000, 1000, 230).subtract(whole), 'main')];
    }
    const handle = look === 'cut' ? tower.subtract(...stripes) : tower;
    return [d.layer('tower', d.union(handle, gallery, head), 'main', { mono: 'ink' }), d.layer('bristles', d.union(...bristles), 'second', { mono: 'ink' })];
  },
});
