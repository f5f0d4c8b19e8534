import { idea } from '../../idea.ts';

/** A quarter of a sun that fills a square window. */
export const cornerSun = idea({
  id: 'corner-sun',
  title: 'Sun in the corner',
  says: 'A quarter of the sun rises in the corner and fills the whole window with light.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sun', 'sunrise', 'dawn', 'light', 'window', 'day', 'summer', 'warmth'] }],
  looks: {
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.1 },
    rings: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { sun: { label: 'Sun', min: 310, max: 400, usual: 370 } },
  draw: (d, { look, params }) => {
    const window = d.rect(-420, -420, 840, 840, [40, 40, 40, 40]);
    const rays = Array.from({ length: 5 }, (_, i) => d.sector(-420, 420, 1400, -90 + i * 20, -80 + i * 20, 430).intersect(window));
    const sun = d.sector(-420, 420, params['sun']!, -90, 0).intersect(window);
    if (look === 'rings') {
      const rings = [0, 1, 2, 3].map((i) => params['sun']! + 52 + i * 184).map((r) => d.sector(-420, 420, r + 132, -90, 0, r).intersect(window).withoutSlivers(900));
      return [d.layer('light', d.union(...rings), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
    }
    if (look === 'gradient') return [d.layer('rays', d.union(...rays), { gradient: ['second', 'main'], from: [-200, 200], to: [420, -420] }), d.layer('sun', sun, 'second', { mono: 'ink' })];
    return [d.layer('rays', d.union(...rays), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
