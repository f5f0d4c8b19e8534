import { idea } from '../../idea.ts';
import { rose } from './parts.ts';

/** A drop of ink with a rose in it. */
export const roseDrop = idea({
  id: 'rose-drop',
  title: 'The rose in the ink',
  says: 'The drop of ink has opened into a rose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tattoo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'illustrative', 'modern_flat'], colors: 1, stem: 0.08 },
    two: { manner: 'cut', vibes: ['classic_ornate', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['hand_drawn', 'elegant_serif'], colors: 1, stem: 0.045 },
  },
  params: { cut: { label: 'Line width', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const cut = params['cut']!;
    const drop = d.path('M0 -600C60 -400 400 -170 400 140A400 400 0 0 1 -400 140C-400 -170 -60 -400 0 -600Z').round(16, 0);
    const blossom = rose(d, 322, look === 'line' ? cut * 1.4 : cut).move(0, 140);
    const around = blossom.grow(cut).filled();
    if (look === 'line') return [d.layer('drop', drop.rim(38, 'round').gapFrom(blossom, 4), 'main'), d.layer('rose', blossom, 'main')];
    const ink = drop.subtract(around).withoutSlivers(200);
    return [d.layer('drop', ink, 'main'), d.layer('rose', blossom, look === 'two' ? 'second' : 'main', { mono: 'ink' })];
  },
});
