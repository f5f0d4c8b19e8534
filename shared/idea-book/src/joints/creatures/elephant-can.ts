import { idea } from '../../idea.ts';

/** A watering can that is an elephant: the trunk is the spout, the tail the handle. */
export const elephantCan = idea({
  id: 'elephant-can',
  title: 'The watering elephant',
  says: 'A watering can is the elephant: its trunk is the spout, and its tail is the handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['elephant'] }, { things: ['garden', 'flower', 'plant', 'seedling', 'rain', 'drop', 'greenhouse'], trades: ['gardening', 'landscaping', 'florist', 'water', 'environment', 'agriculture', 'kindergarten', 'plumbing', 'car-wash', 'cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { drops: { label: 'Drops', min: 0.75, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = d.rect(-190, -170, 470, 560, [235, 150, 30, 30]);
    const legs = d.rect(-24, 270, 138, 200, [69, 69, 0, 0]);
    const pipe = d.line('M-110 150C-290 150 -300 0 -420 -190');
    const spout = pipe.brush([200, 140, 92, 70], { samples: 40 });
    const rose = d.polygon([[-20, -34], [54, -100], [80, -100], [80, 100], [54, 100], [-20, 34]], 8).rotate(pipe.angleAt(1)).move(...pipe.end);
    const handle = d.line('M160 -120C160 -330 450 -330 450 -90C450 60 380 120 250 130').stroke(52);
    const eye = d.circle(-70, -20, 26);
    const ear = d.path('M30 -90C170 -90 210 100 90 170C50 150 20 100 30 -90Z').round(20, 0);
    const drop = d.path('M0 -64C16 -36 44 -14 44 18A44 44 0 1 1 -44 18C-44 -14 -16 -36 0 -64Z').scale(params['drops']!);
    const drops = d.union(drop.move(-590, -100), drop.move(-476, 24), drop.move(-580, 110));
    if (look === 'line') {
      const whole = body.subtract(legs).union(spout, rose).round(0, 30);
      const flap = d.line('M56 -110C170 -90 190 60 90 140C50 110 40 60 50 10').stroke(40, { cap: 'round' });
      return [d.layer('elephant', whole.rim(40, 'round').union(d.line('M160 -120C160 -330 450 -330 450 -90C450 60 380 120 250 130').stroke(40).subtract(whole.shrink(20))), 'main'), d.layer('ear', flap, 'main'), d.layer('eye', eye, 'main'), d.layer('water', drops, 'second')];
    }
    if (look === 'cut') {
      const snout = d.polygon([[-60, 60], [-60, 270], [-436, -130], [-372, -194]]);
      const mouth = d.polygon([[-470, -58], [-300, -228], [-340, -268], [-510, -98]], 10);
      const grip = d.ring(270, 30, 200, 136);
      const flap = d.line('M30 -110C190 -110 240 70 110 150').stroke(36, { cap: 'round' });
      return [d.layer('elephant', body.union(snout).round(0, 60).subtract(legs.scale(1.15, 1, [45, 0])).union(grip.subtract(d.rect(-500, -600, 780, 1200)), mouth).subtract(eye.move(-10, -10), flap), 'main'), d.layer('water', drops.move(0, 70), 'main')];
    }
    const solid = body.union(spout).round(0, 50).subtract(legs).union(handle, rose).subtract(eye, ear.outline(20));
    return [d.layer('elephant', solid, 'main'), d.layer('water', drops, 'second')];
  },
});
