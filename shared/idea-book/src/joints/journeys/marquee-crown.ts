import { idea } from '../../idea.ts';

/** A marquee whose roof is a crown. */
export const marqueeCrown = idea({
  id: 'marquee-crown',
  title: 'The crowning day',
  says: 'The roof of the marquee is a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['events', 'weddings'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    crown: { manner: 'cut', vibes: ['bold_abstract', 'elegant_serif', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gold: { manner: 'print', vibes: ['illustrative', 'classic_ornate', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { peak: { label: 'Middle peak', min: -460, max: -360, usual: -420 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const peak = params['peak']!;
    const roof = d.path(`M-470 40C-450 -60 -440 -180 -440 -300C-400 -160 -320 -90 -220 -70C-120 -110 -30 -240 0 ${peak}C30 -240 120 -110 220 -70C320 -90 400 -160 440 -300C440 -180 450 -60 470 40Z`).round(10, 16);
    const balls = d.union(d.circle(-440, -350, 50), d.circle(0, peak - 50, 56), d.circle(440, -350, 50));
    const scallops = d.union(d.rect(-500 + gap / 2, 40 + gap, 1000 - gap, 62, [20, 20, 0, 0]), ...[-400, -200, 0, 200, 400].map((x) => d.circle(x, 100 + gap, 100 - gap / 2))).subtract(d.rect(-700, -300, 1400, 340 + gap)).subtract(...[-300, -100, 100, 300].map((x) => d.rect(x - gap / 2, 100 + gap, gap, 200)));
    const wall = d.path(`M-450 ${150 + gap}V480H-250C-150 420 -60 320 -20 ${150 + gap}Z`).subtract(scallops.grow(gap)).round(8, 0);
    const walls = d.mirror(wall);
    if (look === 'gold') return [d.layer('roof', roof.union(balls), 'second', { mono: 'ink' }), d.layer('valance', scallops, 'main', { mono: 'ink' }), d.layer('walls', walls, 'second', { mono: 'ink' })];
    if (look === 'crown') return [d.layer('crown', roof.union(balls), 'main', { mono: 'ink' }), d.layer('valance', scallops, 'main', { mono: 'ink' }), d.layer('walls', walls, 'main', { mono: 'ink' })];
    return [d.layer('roof', roof.union(balls), 'main', { mono: 'ink' }), d.layer('valance', scallops, 'second', { mono: 'ink' }), d.layer('walls', walls, 'main', { mono: 'ink' })];
  },
});
