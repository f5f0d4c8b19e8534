import { idea } from '../../idea.ts';

/** The teeth of a comb run out into waves. */
export const combWaves = idea({
  id: 'comb-waves',
  title: 'Waves from a comb',
  says: 'The teeth of the comb run on as waves of hair, or of the sea.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wave', 'sea', 'river', 'beach', 'coast'] }, { things: ['comb', 'hair'], trades: ['hairdresser', 'barber'] }],
  looks: {
    solid: { manner: 'module', vibes: ['organic_flowing', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.06 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.06, traits: ['gradient'] },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'organic_flowing'], colors: 1, stem: 0.12 },
  },
  params: { hair: { label: 'Thickness of the hair', min: 50, max: 74, usual: 62 } },
  draw: (d, { look, params }) => {
    const pen = params['hair']!;
    if (look === 'bold') {
      const strands = [-2, -1, 0, 1, 2].map((i) => i * 178).map((x) => d.line(`M${x} -400V-20C${x} 90 ${x + 110} 110 ${x + 110} 230C${x + 110} 350 ${x} 360 ${x} 480`).stroke(pen * 1.5, { cap: 'round' }));
      return [d.layer('comb', d.rect(-410 - pen * 0.75, -500, 820 + pen * 1.5, 190, [60, 60, 20, 20]).union(...strands), 'main')];
    }
    const xs = [-3, -2, -1, 0, 1, 2, 3].map((i) => i * 124);
    const back = d.rect(-440, -470, 880, 130, [65, 65, 16, 16]);
    const teeth = xs.map((x) => d.line(`M${x} -350V-60`).stroke(pen, { cap: 'round' }));
    const waves = xs.map((x) => d.line(`M${x} 30C${x} 130 ${x + 84} 150 ${x + 84} 250C${x + 84} 350 ${x} 370 ${x} 470`).stroke(pen, { cap: 'round' }));
    return [d.layer('comb', back.union(...teeth), 'main'), d.layer('waves', d.union(...waves), look === 'gradient' ? { gradient: ['main', 'second'], from: [0, -40], to: [0, 460] } : 'second')];
  },
});
