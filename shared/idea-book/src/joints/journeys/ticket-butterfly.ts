import { idea } from '../../idea.ts';

/** A butterfly whose wings are two tickets. */
export const ticketButterfly = idea({
  id: 'ticket-butterfly',
  title: 'Admit two',
  says: 'The wings of the butterfly are two tickets: their stubs are the hind wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['events'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'elegant_serif'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { open: { label: 'Spread of the wings', min: 12, max: 26, usual: 19 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [w, upper, lower] = [420, 460, 280];
    const notch = 62;
    const edge = (x: number) => d.circle(x, 0, notch);
    const ticket = d.rect(0, -upper, w, upper + lower, 60).subtract(edge(0), edge(w));
    const holes = d.union(...[0, 1, 2, 3].map((i) => d.rect(78 + i * 72, -15, 44, 30, 15)));
    const star = d.star(5, 120, 54, { cx: w / 2, cy: -upper / 2 - 10 }).round(10, 0);
    const turn = params['open']!;
    const place = (shape: typeof ticket) => shape.rotate(turn, [0, 0]).move(64, 20);
    const front = place(ticket.subtract(star).intersect(d.rect(-50, -upper - 50, w + 100, upper + 50 - gap / 2)));
    const stub = place(ticket.intersect(d.rect(-50, gap / 2, w + 100, lower + 50)));
    const whole = place(ticket.subtract(star, holes));
    const body = d.rect(-38, -190, 76, 560, 38).union(d.circle(0, -200, 62));
    const feelers = d.mirror(d.line('M20 -240C30 -320 70 -380 130 -410').stroke(42, { cap: 'round' }));
    const insect = body.union(feelers);
    const space = insect.grow(gap);
    if (look === 'cut') return [d.layer('wings', d.mirror(whole).subtract(space), 'main', { mono: 'ink' }), d.layer('body', insect, 'main', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('wings', d.mirror(front.union(stub)).subtract(space), { gradient: ['second', 'main'], from: [0, -420], to: [0, 380] }, { mono: 'ink' }), d.layer('body', insect, 'main', { mono: 'ink' })];
    return [d.layer('tickets', d.mirror(front).subtract(space), 'second', { mono: 'ink' }), d.layer('stubs', d.mirror(stub).subtract(space), 'main', { mono: 'ink' }), d.layer('body', insect, 'main', { mono: 'ink' })];
  },
});
