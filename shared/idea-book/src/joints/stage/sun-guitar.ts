import { idea } from '../../idea.ts';

/** A guitar whose sound hole is the sun. */
export const sunGuitar = idea({
  id: 'sun-guitar',
  title: 'The sun in the guitar',
  says: 'The sound hole of a guitar is the sun; its rays are cut into the wood.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise'] }, { things: ['guitar', 'violin'], trades: ['instrument-making', 'music', 'music-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'hand_drawn', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate', 'geometric_minimal'], colors: 2, stem: 0.04 },
    strings: { manner: 'cut', vibes: ['geometric_minimal', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.08 },
  },
  params: { rays: { label: 'Rays', min: 8, max: 16, usual: 12 }, sun: { label: 'Sun size', min: 70, max: 104, usual: 92 } },
  draw: (d, { look, params }) => {
    const bouts = d.weld(d.ellipse(0, 196, 300, 284), d.ellipse(0, -150, 222, 200), 130);
    const neck = d.rect(-40, -640, 80, 360);
    const head = d.polygon([[-66, -760], [66, -760], [54, -610], [-54, -610]], 14);
    const disc = params['sun']!;
    const sun = d.circle(0, -30, disc);
    const rays = d.union(...d.radial(d.rect(-13, -206, 26, 72, 13), { count: Math.round(params['rays']!) })).move(0, -30);
    const bridge = d.rect(-104, 270, 208, 46, 12);
    if (look === 'line') return [d.layer('guitar', d.union(bouts.rim(40, 'round'), neck.subtract(bouts), head.union(bridge)), 'main'), d.layer('sun', sun.union(rays), 'second', { mono: 'ink' })];
    const body = d.union(bouts.subtract(rays, d.circle(0, -30, disc + 24), bridge), neck.subtract(bouts), head);
    const strings = d.union(d.rect(-31, -620, 14, 900), d.rect(-7, -620, 14, 900), d.rect(17, -620, 14, 900));
    return [d.layer('guitar', look === 'strings' ? body.subtract(strings.subtract(d.circle(0, -30, disc + 24))) : body, 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
