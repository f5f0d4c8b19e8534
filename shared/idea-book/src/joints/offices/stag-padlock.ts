import { idea } from '../../idea.ts';

/** A padlock that is a stag beetle. */
export const stagPadlock = idea({
  id: 'stag-padlock',
  title: 'The bug is locked',
  says: 'The stag beetle is a padlock: its horns are the shackle, its back the lock.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cybersecurity'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'tech_sharp', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { horn: { label: 'Horns', min: 78, max: 104, usual: 92 }, legs: { label: 'Legs', min: 50, max: 68, usual: 58 } },
  draw: (d, { look, params }) => {
    const [horn, legs] = [params['horn']!, params['legs']!];
    const gap = 28;
    const shackle = d.mirror(d.line('M206 20V-200C206 -340 120 -430 44 -430').stroke(horn).union(d.polygon([[190, -250], [190, -150], [96, -190]], 12)));
    const body = d.rect(-290, -60, 580, 580, [130, 130, 270, 270]);
    const keyhole = d.circle(0, 150, 74).union(d.polygon([[-36, 170], [36, 170], [66, 340], [-66, 340]], 12));
    const limb = d.union(d.line('M250 40L400 -40L440 -150').stroke(legs, { cap: 'round' }), d.line('M270 220H470').stroke(legs, { cap: 'round' }), d.line('M240 380L400 450L430 550').stroke(legs, { cap: 'round' }));
    const limbs = d.mirror(limb).subtract(body.grow(gap));
    const horns = shackle.subtract(body.grow(look === 'solid' ? gap : 0));
    if (look === 'cut') return [d.layer('beetle', d.union(body.subtract(keyhole), horns, d.mirror(limb)), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('legs', limbs, 'second', { mono: 'ink' }), d.layer('lock', body.union(shackle).subtract(keyhole), { gradient: ['main', 'second'], from: [0, 100], to: [0, 900] }, { mono: 'ink' })];
    return [d.layer('legs and horns', limbs.union(horns), 'main', { mono: 'ink' }), d.layer('lock', body.subtract(keyhole), 'second', { mono: 'ink' })];
  },
});
