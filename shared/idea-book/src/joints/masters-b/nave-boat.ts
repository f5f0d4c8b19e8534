import { idea } from '../../idea.ts';

/** A lancet window that is the sail of a boat; its bars are the cross. */
export const naveBoat = idea({
  id: 'nave-boat',
  title: 'The ship of the church',
  says: 'The pointed window is the sail of a boat, and the cross is its mast.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sailing-boat', 'ark'], trades: ['church'] }, { things: ['cross', 'church'], trades: ['church'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.06 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { bar: { label: 'Width of the cross', min: 54, max: 80, usual: 66 }, arm: { label: 'Height of its arm', min: -190, max: -120, usual: -160 } },
  draw: (d, { look, params }) => {
    const bar = params['bar']!;
    const arm = params['arm']!;
    const lancet = d.circle(-360, 110, 660).intersect(d.circle(360, 110, 660), d.rect(-700, -800, 1400, 970));
    const cross = d.rect(-bar / 2, -270, bar, 1200).union(d.rect(-140, arm - bar / 2, 280, bar));
    const hull = d.path('M-460 226H460C440 390 330 480 180 480H-180C-330 480 -440 390 -460 226Z').round(16, 0);
    const sail = lancet.subtract(cross).round(8, 0);
    if (look === 'line') return [d.layer('sail', lancet.rim(56, 'round').union(cross.intersect(lancet)), 'main', { mono: 'ink' }), d.layer('hull', hull, 'second', { mono: 'ink' })];
    return [d.layer('sail', sail, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 170], to: [0, -470] } : 'main', { mono: 'ink' }), d.layer('hull', hull, look === 'solid' ? 'second' : 'main', { mono: 'ink' })];
  },
});
