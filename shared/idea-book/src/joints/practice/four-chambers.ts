import { idea } from '../../idea.ts';

/** A heart of four chambers around a cross. */
export const fourChambers = idea({
  id: 'four-chambers',
  title: 'Four chambers',
  says: 'The four chambers of the heart leave a medical cross between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cardiology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    tile: { manner: 'module', vibes: ['modern_flat', 'playful_rounded'], colors: 3, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { cross: { label: 'Cross width', min: 84, max: 130, usual: 104 }, seam: { label: 'Seam', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const [cross, seam] = [params['cross']!, params['seam']!];
    const heart = d.mirror(d.path('M0 500C-60 440 -520 130 -520 -170C-520 -340 -400 -450 -260 -450C-140 -450 -50 -380 0 -290Z'));
    const y = -40;
    const plus = d.union(d.rect(-cross / 2, y - cross * 1.5, cross, cross * 3, 10), d.rect(-cross * 1.5, y - cross / 2, cross * 3, cross, 10));
    const whole = d.union(d.rect(-cross * 0.42, -700, cross * 0.84, 1400), d.rect(-700, y - cross * 0.42, 1400, cross * 0.84));
    if (look === 'one') return [d.layer('chambers', heart.subtract(whole).round(30, 0), 'main')];
    const chambers = heart.subtract(plus, d.rect(-seam / 2, -700, seam, 1400), d.rect(-700, y - seam / 2, 1400, seam)).round(16, 0).pieces();
    if (look === 'gradient') return [d.layer('chambers', d.union(...chambers), { gradient: ['main', 'second'], from: [-420, -400], to: [360, 360] })];
    const upper = chambers.filter(({ bounds }) => bounds.cy < y).toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    const lower = chambers.filter(({ bounds }) => bounds.cy >= y);
    if (look === 'tile') return [d.layer('left atrium', upper[0]!, 'main', { mono: 'ink' }), d.layer('right atrium', upper[1]!, 'second', { mono: 'ink' }), d.layer('ventricles', d.union(...lower), 'third', { mono: 'ink' })];
    return [d.layer('chambers', d.union(...chambers.filter((one) => one !== upper[1])), 'main'), d.layer('atrium', upper[1]!, 'second', { mono: 'ink' })];
  },
});
