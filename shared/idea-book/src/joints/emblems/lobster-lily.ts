import { idea } from '../../idea.ts';

/** A lobster in the shape of a fleur-de-lis. */
export const lobsterLily = idea({
  id: 'lobster-lily',
  title: 'The royal lobster',
  says: 'The lobster is a fleur-de-lis: its claws are the outer petals, its tail the foot.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lobster'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
    duo: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { claws: { label: 'Claws', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['claws']!, params['gap']!];
    const petal = d.path('M0 -520C70 -440 130 -330 130 -210C130 -130 100 -60 80 10H-80C-100 -60 -130 -130 -130 -210C-130 -330 -70 -440 0 -520Z').round(6, 0);
    const arm = d.line('M70 60C220 90 330 40 350 -60').brush([60, 66, 70, 84], { ends: 'round' });
    const claw = d.path('M300 -40C250 -180 250 -330 350 -440C360 -380 370 -350 390 -320C420 -360 460 -380 520 -380C540 -230 500 -90 400 -30C370 -10 320 -10 300 -40Z').round(12, 10).scale(size, size, [350, -40]);
    const claws = d.mirror(arm.union(claw));
    const eyes = d.mirror(d.circle(58, -220, 24));
    const rows = [[10, 170], [106, 150], [196, 128]].map(([y, half]) => d.path(`M-${half} ${y! + gap}H${half}L${half! - 16} ${y! + 76}C${half! * 0.5} ${y! + 100} -${half! * 0.5} ${y! + 100} -${half! - 16} ${y! + 76}Z`).round(14, 0));
    const fan = d.union(d.leaf([0, 300], [0, 520], 0.34), d.mirror(d.leaf([24, 300], [190, 470], 0.32)).gapFrom(d.leaf([0, 300], [0, 520], 0.34), gap * 0.8)).round(6, 0);
    const tail = d.union(...rows, fan.gapFrom(d.union(...rows), gap * 0.6)).withoutSlivers(200);
    const limbs = claws.gapFrom(petal, gap).gapFrom(rows[0]!, gap * 0.8).withoutSlivers(600);
    const head = petal.subtract(eyes).gapFrom(rows[0]!, gap * 0.8);
    if (look === 'cut') return [d.layer('lobster', d.union(head, limbs, tail), 'main')];
    if (look === 'duo') return [d.layer('body', d.union(head, tail), 'main'), d.layer('claws', limbs, 'second', { mono: 'ink' })];
    return [d.layer('lobster', d.union(head, limbs, fan.gapFrom(d.union(...rows), gap * 0.6)), 'main'), d.layer('tail', d.union(...rows), 'second', { mono: 'ink' })];
  },
});
