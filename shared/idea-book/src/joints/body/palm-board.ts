import { idea } from '../../idea.ts';

/** A palm whose trunk is a surfboard. */
export const palmBoard = idea({
  id: 'palm-board',
  title: 'The surfing palm',
  says: 'The trunk of the palm is a surfboard.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['palm', 'palm-leaf', 'beach', 'coconut', 'island', 'oasis', 'tree'] }, { things: ['surfboard'], trades: ['surfing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.035 },
    sun: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, traits: ['retro'], stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const board = d.path('M0 -250C84 -130 124 40 118 230C114 370 80 470 50 530H-50C-80 470 -114 370 -118 230C-124 40 -84 -130 0 -250Z').round(10, 0);
    const stringer = d.union(d.rect(-200, 150, 400, 22), d.rect(-200, 206, 400, 22));
    const low = d.path('M0 -210C-130 -330 -340 -320 -440 -90C-330 -190 -180 -210 0 -150Z').round(6, 0);
    const high = d.path('M10 -210C-30 -370 -170 -480 -360 -440C-230 -410 -130 -330 -60 -170Z').round(6, 0);
    const top = d.path('M-40 -190C-70 -330 -30 -450 60 -540C80 -430 90 -310 40 -190Z').round(6, 0);
    const crown = d.union(d.mirror(low), d.mirror(high), top).round(0, 10).scale(0.84, 0.84, [0, -190]).move(0, -40);
    const gap = params['gap']!;
    if (look === 'sun') return [d.layer('palm and sun', d.circle(0, -150, 460).exclude(crown.gapFrom(board, gap + 4).union(board.subtract(stringer.move(0, 180)))), 'main')];
    if (look === 'line') return [d.layer('crown', crown.gapFrom(board, gap + 6), 'main'), d.layer('board', board.rim(34, 'round').union(stringer.intersect(board)), 'second', { mono: 'ink' })];
    return [d.layer('crown', crown.gapFrom(board, gap), 'main'), d.layer('board', board.subtract(stringer), 'second', { mono: 'ink' })];
  },
});
