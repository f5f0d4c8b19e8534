import { idea } from '../../idea.ts';

/** Stage curtains whose edges are two faces. */
export const curtainFaces = idea({
  id: 'curtain-faces',
  title: 'Faces in the curtain',
  says: 'The edges of the curtain are two faces that meet on stage.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['theater-curtain', 'mask', 'curtain'], trades: ['theater'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.1 },
    folds: { manner: 'cut', vibes: ['illustrative', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.08 },
    disc: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'gradient_modern'], colors: 2, stem: 0.12 },
  },
  params: { faces: { label: 'Curtain width', min: -50, max: 16, usual: 0 }, rail: { label: 'Rail height', min: 56, max: 110, usual: 84 } },
  draw: (d, { look, params }) => {
    const face = params['faces']!;
    const half = d.path(`M-480 -330H${face - 96}c-14 60 -80 80 -86 150c-2 30 -8 38 -2 58c8 32 38 62 56 100c8 18 -8 30 -30 32c6 18 24 26 26 42c2 12 -14 16 -20 22c10 8 16 20 10 34c-6 14 -24 12 -22 30c2 20 24 32 14 66c-10 36 -56 42 -96 44c-16 82 10 172 26 232H-480Z`).round(4, 0);
    const folds = d.union(d.curve([-400, -340], [-390, -60], [-410, 200], [-384, 500]).brush([8, 22, 22, 26]), d.curve([-290, -340], [-280, -140], [-330, 120], [-320, 500]).brush([8, 20, 22, 26]));
    const curtain = look === 'folds' ? half.subtract(folds).withoutSlivers(300) : half;
    const rail = d.rect(-500, -356 - params['rail']!, 1000, params['rail']!, 20);
    if (look === 'disc') {
      const side = half.move(66, 0).union(d.rect(-600, -330, 200, 810)).intersect(d.circle(0, 76, 470));
      return [d.layer('one face', side, 'main'), d.layer('other face', side.flipX(0), 'second', { mono: 'ink' })];
    }
    return [d.layer('curtain', d.mirror(curtain), 'main'), d.layer('rail', rail, 'second')];
  },
});
