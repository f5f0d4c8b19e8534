import { idea } from '../../idea.ts';

/** A tufted cushion: the folds around its button are the petals of a flower. */
export const tuftedBlossom = idea({
  id: 'tufted-blossom',
  title: 'Tufted flower',
  says: 'The folds around the button of the cushion are the petals of a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate'], colors: 2, stem: 0.036 },
    quilt: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { petal: { label: 'Petal width', min: 0.13, max: 0.2, usual: 0.17 }, button: { label: 'Button', min: 54, max: 86, usual: 68 } },
  draw: (d, { look, params }) => {
    const bulge = params['petal']!;
    const r = params['button']!;
    const cushion = d.path('M-470 -470C-200 -380 200 -380 470 -470C380 -200 380 200 470 470C200 380 -200 380 -470 470C-380 200 -380 -200 -470 -470Z').round(46, 0);
    const button = d.circle(0, 0, r);
    const petals = (inner: number, far: number, near: number) => [...d.radial(d.leaf([0, -inner], [0, -far], bulge), { count: 4, turn: 45 }), ...d.radial(d.leaf([0, -inner], [0, -near], bulge), { count: 4 })];
    if (look === 'quilt') {
      const folds = d.radial(d.leaf([0, 60], [0, -560], bulge * 0.86), { count: 4 });
      return [d.layer('cushion', d.rect(-460, -460, 920, 920, 190).subtract(...folds, button.grow(26)).withoutSlivers(), 'main'), d.layer('button', button, 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 36;
      const folds = d.radial(d.leaf([0, -r - 30], [0, -430], bulge + 0.05).rim(pen, 'round'), { count: 4, turn: 45 });
      const seams = d.radial(d.rect(-pen / 2, -300, pen, 300 - r - 40, pen / 2), { count: 4 });
      return [d.layer('cushion', cushion.rim(pen, 'round'), 'main'), d.layer('petals', d.union(...folds), 'second', { mono: 'ink' }), d.layer('seams and button', button.union(...seams), 'main')];
    }
    return [d.layer('cushion', cushion.subtract(button.grow(24), ...petals(r + 24, 400, 320)).withoutSlivers(), 'main', { mono: 'ink' }), d.layer('button', button, 'second', { mono: 'ink' })];
  },
});
