import { idea } from '../../idea.ts';

/** A cloud hung out to dry. */
export const cloudOnLine = idea({
  id: 'cloud-on-line',
  title: 'A cloud on the line',
  says: 'A clean cloud hangs on the clothesline by two pins.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cloud', 'sky', 'wind', 'rain', 'calm', 'dream', 'sheep'] }, { things: ['clothespin', 'shirt'], trades: ['laundry', 'cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient', 'playful'], colors: 2, stem: 0.08 },
  },
  params: { pins: { label: 'Distance of the pins', min: 110, max: 200, usual: 150 }, gap: { label: 'Gap', min: 14, max: 30, usual: 20 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 32 : 26;
    const cloud = d.union(d.circle(-310, 190, 150), d.circle(-130, 20, 210), d.circle(150, 60, 190), d.circle(330, 210, 130), d.rect(-310, 60, 640, 280)).round(0, 50);
    const rope = d.line('M-500 -290C-300 -226 300 -226 500 -290').stroke(pen, { cap: 'round' });
    const apart = params['pins']!;
    const pin = d.rect(-36, -120, 72, 236, 20).subtract(d.rect(-9, 40, 18, 90));
    const pins = d.union(pin.rotate(-3).move(-apart, -196), pin.rotate(3).move(apart, -196));
    const clear = pins.filled().grow(params['gap']!);
    const hung = cloud.subtract(clear);
    if (look === 'line') return [d.layer('cloud', cloud.rim(32, 'round').subtract(clear), 'main'), d.layer('line', rope.subtract(clear), 'main'), d.layer('pins', pins, 'second')];
    return [d.layer('cloud', hung, look === 'gradient' ? { gradient: ['second', 'main'], from: [-200, -200], to: [200, 330] } : 'main'), d.layer('line', rope.subtract(clear), 'main'), d.layer('pins', pins, look === 'gradient' ? 'main' : 'second')];
  },
});
