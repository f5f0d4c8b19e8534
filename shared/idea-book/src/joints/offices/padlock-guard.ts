import { idea } from '../../idea.ts';

/** A padlock that is a guardsman: the shackle is his bearskin. */
export const padlockGuard = idea({
  id: 'padlock-guard',
  title: 'The guard at the door',
  says: 'The padlock is a guardsman: its shackle is the bearskin, its body the coat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['locksmith', 'security'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat'], colors: 2, stem: 0.05 },
  },
  params: { hat: { label: 'Height of the bearskin', min: 440, max: 560, usual: 500 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [hat, gap] = [params['hat']!, params['gap']!];
    const bear = d.rect(-225, -hat, 450, hat, [225, 225, 0, 0]);
    const face = d.rect(-122, -206, 244, 300, [40, 40, 0, 0]);
    const coat = d.rect(-340, gap, 680, 500, [150, 150, 50, 50]);
    const keyhole = d.circle(0, 210, 66).union(d.polygon([[-34, 220], [34, 220], [62, 390], [-62, 390]], 10));
    const eyes = d.mirror(d.circle(56, -150, 22));
    const moustache = d.mirror(d.path('M0 -104C24 -126 62 -112 72 -86C80 -70 96 -70 108 -80C104 -36 40 -24 0 -66Z'));
    if (look === 'line') {
      const pen = 50;
      return [d.layer('bearskin', bear.subtract(face).union(eyes, moustache), 'main', { mono: 'ink' }), d.layer('coat', coat.rim(pen, 'round').union(keyhole), 'second', { mono: 'ink' })];
    }
    const buttons = look === 'cut' ? keyhole.union(d.mirror(d.line('M190 8C130 170 130 330 190 560').stroke(gap))) : keyhole;
    return [d.layer('bearskin', bear.subtract(face).union(eyes, moustache), 'main', { mono: 'ink' }), d.layer('coat', coat.subtract(buttons), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
