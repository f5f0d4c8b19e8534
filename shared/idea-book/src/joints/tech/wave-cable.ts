import { idea } from '../../idea.ts';

/** A power cord that breaks as a wave. */
export const waveCable = idea({
  id: 'wave-cable',
  title: 'A wave you can plug in',
  says: 'The power cord rises and breaks like a wave, with the plug at its crest.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'tide', 'coast', 'river', 'surfboard', 'beach'] }, { things: ['plug', 'cable', 'energy'], trades: ['energy', 'ev-charging', 'electrician', 'wind-energy', 'hardware', 'water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.045 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.09 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 12, max: 34, usual: 20 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 46 : 90) * params['weight']!;
    const swell = d.line('M-480 330C-300 330 -250 170 -210 0C-160 -220 -20 -360 150 -360A250 250 0 0 1 400 -110A170 170 0 0 1 230 60');
    const cord = swell.stroke(pen, { cap: 'butt' });
    const [x, y] = swell.end;
    const plug = d.rect(-112, -20, 224, 124, [30, 30, 62, 62]).union(d.mirror(d.rect(34, 90, 44, 106, [0, 0, 22, 22]))).rotate(90).move(x - 2, y);
    const sea = d.line('M-130 330C0 330 60 250 160 250C260 250 320 330 480 330').stroke(pen, { cap: 'round' });
    const rope = cord.union(d.circle(-480, 330, pen / 2)).gapFrom(plug, params['gap']!);
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [300, -300], to: [-300, 350] } as const) : 'main';
    return [d.layer('cord', rope, fill), d.layer('sea', sea, fill), d.layer('plug', plug, look === 'gradient' ? 'main' : 'second', { mono: 'ink' })];
  },
});
