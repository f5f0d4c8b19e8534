import { idea } from '../../idea.ts';

/** A blowfish at the end of a blowpipe. */
export const pufferPipe = idea({
  id: 'puffer-pipe',
  title: 'The blown fish',
  says: 'The glass on the blowpipe is a blowfish that swells with the breath.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fish'], trades: ['glassblowing'] }, { things: ['bubble', 'vase'], trades: ['glassblowing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { spikes: { label: 'Length of the spikes', min: 50, max: 96, usual: 78 }, pipe: { label: 'Length of the pipe', min: 380, max: 520, usual: 450 } },
  draw: (d, { look, params }) => {
    const R = 320;
    const s = params['spikes']!;
    const spike = d.polygon([[-84, -R + 20], [84, -R + 20], [0, -R - s]], 12);
    const crown = d.union(...[-44, -2, 40].map((turn) => spike.rotate(turn, [0, 0])), ...[140, 182, 224].map((turn) => spike.rotate(turn, [0, 0])));
    const tail = d.path('M280 -60C380 -70 420 -150 500 -190C530 -120 520 -60 470 0C520 60 530 120 500 190C420 150 380 70 280 60Z').round(14, 10);
    const fish = d.union(d.circle(0, 0, R), crown, tail).round(0, 16);
    const lips = d.rect(-392, -70, 120, 140, 40);
    const eye = d.ring(-130, -90, 76, 34);
    const shine = d.arc(-100, 0, 190, -52, 52).stroke(44, { cap: 'round' });
    const pipe = d.rect(-400 - params['pipe']!, -36, params['pipe']! - 20, 72, 30);
    const turn = 45;
    const whole = fish.union(lips).subtract(eye, shine).rotate(-turn, [0, 0]);
    const rod = pipe.rotate(-turn, [0, 0]);
    return [d.layer('fish', whole, look === 'gradient' ? { gradient: ['main', 'second'], from: [-220, 220], to: [360, -360] } : 'main', { mono: 'ink' }), d.layer('pipe', rod, look === 'solid' ? 'second' : 'main', { mono: 'ink' })];
  },
});
