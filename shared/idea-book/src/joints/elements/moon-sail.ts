import { idea } from '../../idea.ts';

/** A crescent moon that sails. */
export const moonSail = idea({
  id: 'moon-sail',
  title: 'The moon sets sail',
  says: 'The crescent moon is a boat, sailing with a star at its mast.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'dream', 'tide'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'hand_drawn'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { star: { label: 'Star', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const hull = d.circle(0, 0, 400).subtract(d.circle(0, -150, 376)).intersect(d.rect(-500, -60, 1000, 600));
    const sail = d.path('M26 -380C190 -290 270 -120 268 90C190 130 110 152 26 156Z');
    const jib = d.path('M-26 -240V150C-110 138 -190 110 -250 70C-140 20 -60 -90 -26 -240Z');
    const star = d.star(5, 84, 38, { cy: -476 }).round(6, 0).scale(params['star']!, params['star']!, [0, -476]);
    if (look === 'seal') return [d.layer('night', d.circle(0, -60, 600).subtract(d.union(hull, sail.union(jib).gapFrom(hull, 24), star).scale(0.86, 0.86, [0, -60]).move(0, 10)), 'main')];
    if (line) return [d.layer('moon', hull, 'main'), d.layer('sails', d.union(sail, jib).rim(36, 'round'), 'main'), d.layer('star', star, 'second')];
    return [d.layer('moon', hull, 'main'), d.layer('sails', d.union(sail, jib).round(10, 0), 'second', { mono: 'ink' }), d.layer('star', star, 'main')];
  },
});
