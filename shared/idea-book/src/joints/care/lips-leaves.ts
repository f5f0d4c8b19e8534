import { idea } from '../../idea.ts';

/** Lips that are three leaves. */
export const lipsLeaves = idea({
  id: 'lips-leaves',
  title: 'Kissed by nature',
  says: 'Three leaves make the lips.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.038 },
    blend: { manner: 'cut', vibes: ['gradient_modern', 'classic_ornate'], colors: 2, traits: ['gradient'], stem: 0.12 },
  },
  params: { fullness: { label: 'Fullness', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['fullness']!;
    const gap = 22;
    const upper = d.path(`M-490 0C-400 ${-90 * k} -300 ${-270 * k} -180 ${-270 * k}C-80 ${-270 * k} -20 ${-190 * k} ${-gap / 2} ${-60 * k}C-120 ${-20 * k} -330 ${-60 * k} -490 0Z`);
    const lower = d.path(`M-440 20C-280 ${-30 * k} -130 ${10 * k} 0 ${10 * k}C130 ${10 * k} 280 ${-30 * k} 440 20C360 ${190 * k} 200 ${300 * k} 0 ${300 * k}C-200 ${300 * k} -360 ${190 * k} -440 20Z`);
    const line = look === 'line';
    const pen = line ? 38 : 24;
    // A vein from the tip of each leaf, with two that branch off.
    const upperVein = d.line(`M-500 10C-380 ${-90 * k} -250 ${-130 * k} -110 ${-130 * k}M-320 ${-100 * k}L-270 ${-190 * k}M-210 ${-124 * k}L-150 ${-200 * k}`).stroke(pen, { cap: 'round' });
    const lowerVein = d.line(`M460 10C280 ${130 * k} 40 ${160 * k} -240 ${110 * k}M170 ${126 * k}L80 ${226 * k}M30 ${142 * k}L-60 ${230 * k}M170 ${126 * k}L90 ${60 * k}M20 ${142 * k}L-60 ${64 * k}`).stroke(pen, { cap: 'round' });
    if (line) {
      const one = upper.rim(pen, 'round').union(upperVein.intersect(upper));
      return [d.layer('upper lip', d.mirror(one), 'main', { mono: 'ink' }), d.layer('lower lip', lower.rim(pen, 'round').union(lowerVein.intersect(lower)), 'second', { mono: 'ink' })];
    }
    const one = upper.subtract(upperVein).withoutSlivers(400);
    const other = lower.subtract(lowerVein).withoutSlivers(400);
    if (look === 'blend') return [d.layer('upper lip', d.mirror(one), { gradient: ['main', 'second'], from: [0, -270], to: [0, 40] }, { mono: 'ink' }), d.layer('lower lip', other, { gradient: ['main', 'second'], from: [0, 20], to: [0, 320] }, { mono: 'ink' })];
    return [d.layer('upper lip', d.mirror(one), 'main', { mono: 'ink' }), d.layer('lower lip', other, 'second', { mono: 'ink' })];
  },
});
