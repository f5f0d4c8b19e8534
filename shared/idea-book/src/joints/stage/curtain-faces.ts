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
  },
  draw: (d, { look }) => {
    const half = d.path('M-480 -330H-96C-110 -270 -176 -250 -182 -180C-184 -150 -190 -142 -184 -122C-176 -90 -146 -60 -128 -22C-120 -4 -136 8 -158 10C-152 28 -134 36 -132 52C-130 64 -146 68 -152 74C-142 82 -136 94 -142 108C-148 122 -166 120 -164 138C-162 158 -140 170 -150 204C-160 240 -206 246 -246 248C-262 330 -236 420 -220 480H-480Z').round(4, 0);
    const folds = d.union(d.curve([-400, -340], [-390, -60], [-410, 200], [-384, 500]).brush([8, 22, 22, 26]), d.curve([-290, -340], [-280, -140], [-330, 120], [-320, 500]).brush([8, 20, 22, 26]));
    const curtain = look === 'folds' ? half.subtract(folds).withoutSlivers(300) : half;
    const rail = d.rect(-500, -440, 1000, 84, 20);
    return [d.layer('curtain', d.mirror(curtain), 'main'), d.layer('rail', rail, 'second')];
  },
});
