import { idea } from '../../idea.ts';

/** A phone whose screen is the head of a cat: the notch leaves its two ears. */
export const nineLives = idea({
  id: 'nine-lives',
  title: 'Nine lives',
  says: 'The screen of the phone is a cat, because a phone may have nine lives.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['phone-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, traits: ['playful'], stem: 0.16 },
  },
  params: { ears: { label: 'Ears', min: 100, max: 170, usual: 135 }, eyes: { label: 'Eyes', min: 36, max: 52, usual: 44 } },
  draw: (d, { look, params }) => {
    const [ear, eye] = [params['ears']!, params['eyes']!];
    const phone = d.rect(-300, -500, 600, 1_000, 120);
    const screen = d.polygon([[-220, 420], [-220, -250 - ear], [-90, -250], [90, -250], [220, -250 - ear], [220, 420]]).round(34, 24);
    const eyes = d.mirror(d.circle(112, -80, eye));
    const nose = d.polygon([[-46, 20], [46, 20], [0, 72]], 14);
    if (look === 'cut') {
      const head = d.polygon([[-300, 500], [-300, -330 - ear], [-120, -330], [120, -330], [300, -330 - ear], [300, 500]]).round(54, 30);
      return [d.layer('phone', head.subtract(eyes.scale(1.25, 1.25, [0, -80]), nose.scale(1.2, 1.2, [0, 40]), d.rect(-90, 390, 180, 40, 20)), 'main')];
    }
    if (look === 'line') {
      const pen = 44;
      const body = d.line(`M-100 -300H100L278 ${-310 - ear}V390A90 90 0 0 1 188 480H-188A90 90 0 0 1 -278 390V${-310 - ear}Z`).stroke(pen, { join: 'round' });
      return [d.layer('phone', body, 'main'), d.layer('face', d.union(eyes, nose), 'second', { mono: 'ink' }), d.layer('bar', d.rect(-90, 370, 180, pen, pen / 2), 'main')];
    }
    return [d.layer('phone', phone.subtract(screen), 'main'), d.layer('eyes', eyes, 'main'), d.layer('nose', nose, 'second', { mono: 'ink' })];
  },
});
