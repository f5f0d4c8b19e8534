import { idea } from '../../idea.ts';

/** A drop of water that is a plug on its cord. */
export const dropPlug = idea({
  id: 'drop-plug',
  title: 'Power from a drop',
  says: 'The drop of water is a plug: it hangs from its cord and has two prongs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hydropower'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.055 },
  },
  params: { prong: { label: 'Prong length', min: 130, max: 210, usual: 170 }, shine: { label: 'Length of the shine', min: 50, max: 90, usual: 70 } },
  draw: (d, { look, params }) => {
    const gap = 30;
    const drop = d.path('M0 -300C50 -190 300 -90 300 120A300 300 0 0 1 -300 120C-300 -90 -50 -190 0 -300Z').round(14, 0);
    const prongs = d.mirror(d.rect(80, 200, 92, 230 + params['prong']!, 46)).gapFrom(drop, gap);
    const cord = d.line('M0 -200V-310C0 -430 70 -490 170 -490C250 -490 290 -440 290 -370').stroke(look === 'line' ? 56 : 76, { cap: 'round' });
    const shine = d.arc(0, 120, 190, 30, 30 + params['shine']!).stroke(54, { cap: 'round' });
    if (look === 'line') {
      const pen = 56;
      return [d.layer('drop', drop.rim(pen, 'round').union(cord.subtract(drop.shrink(pen / 2))), 'main'), d.layer('prongs', prongs, 'second', { mono: 'ink' })];
    }
    const body = drop.union(cord).round(0, 30).subtract(shine);
    return [d.layer('drop', body, 'main'), d.layer('prongs', prongs, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
