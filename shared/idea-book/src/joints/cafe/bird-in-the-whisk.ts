import { idea } from '../../idea.ts';

/** A whisk hangs as a cage and a bird sits in it. */
export const birdInTheWhisk = idea({
  id: 'bird-in-the-whisk',
  title: 'A bird in the whisk',
  says: 'The whisk is a birdcage, and a small bird sings in it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'nest', 'feather'] }, { things: ['whisk'], trades: ['patisserie', 'bakery'] }],
  looks: {
    wires: { manner: 'line', vibes: ['illustrative', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.035 },
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { grip: { label: 'Handle length', min: 270, max: 430, usual: 340 }, bird: { label: 'Bird size', min: 0.78, max: 0.92, usual: 0.86 } },
  draw: (d, { look, params }) => {
    const wireLine = (w: number) => d.line(`M0 -220C${-w * 0.25} -100 ${-w} 0 ${-w} 230C${-w} 420 ${-w * 0.55} 510 0 510`);
    const wire = (w: number, pen = 34) => d.mirror(wireLine(w).stroke(pen));
    const [long, size] = [params['grip']!, params['bird']!];
    const grip = d.rect(-48, -160 - long, 96, long, [48, 48, 12, 12]).subtract(d.circle(0, -106 - long, 20));
    const bird = d.path('M-196 104L-130 66C-112 6 -64 -24 -10 -24C70 -24 100 60 150 84C180 98 212 84 250 40C254 150 190 262 50 262C-70 262 -140 190 -132 124Z').round(8, 0).scale(size).move(-12, 84);
    const eye = d.circle(-12 - (50 * size) / 0.86, 84 + (54 * size) / 0.86, 16);
    if (look === 'bold') {
      const head = wire(300, 60).union(d.line('M0 -220V510').stroke(60)).round(0, 8);
      const robin = bird.subtract(eye).scale(1.06, 1.06, [0, 230]).move(-14, 0);
      return [d.layer('whisk', head.subtract(robin.filled().grow(28)).withoutSlivers(600).union(grip.scale(1.15, 1, [0, -160])), 'main', { mono: 'ink' }), d.layer('bird', robin, 'main', { mono: 'ink' })];
    }
    if (look === 'solid') {
      const head = d.mirror(wireLine(320).fill()).subtract(d.rect(-200, -400, 400, 262));
      return [d.layer('whisk', head.subtract(wire(150, 22), bird.grow(26)).round(6, 0).withoutSlivers(400).union(grip), 'main', { mono: 'ink' }), d.layer('bird', bird.subtract(eye), 'second', { mono: 'ink' })];
    }
    const cage = wire(300).union(wire(110));
    return [d.layer('whisk', cage.subtract(bird.grow(24)).withoutSlivers(200).union(grip), 'main'), d.layer('bird', bird.subtract(eye), 'second', { mono: 'ink' })];
  },
});
