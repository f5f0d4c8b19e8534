import { idea } from '../../idea.ts';

/** A seahorse in one stroke that ends in a spiral. */
export const seahorseCurl = idea({
  id: 'seahorse-curl',
  title: 'One stroke and a curl',
  says: 'One stroke swells, thins and curls up: a seahorse.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['seahorse'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'hand_drawn'], colors: 1, stem: 0.056 },
    rings: { manner: 'module', vibes: ['classic_ornate', 'illustrative', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { belly: { label: 'Roundness of the belly', min: 190, max: 270, usual: 230 } },
  draw: (d, { look, params }) => {
    const belly = params['belly']!;
    const curl = d.spiral({ cx: 110, cy: 330, from: 200, to: 64, turns: -1.12, start: 180, growth: 0.8 });
    const spine = d.through([[0, -340], [-100, -250], [-70, -120], [20, -10], [10, 120], [-70, 240], ...curl.points(26)]);
    const snout = d.line('M20 -350C80 -330 130 -300 210 -250');
    if (look === 'line') {
      const pen = 56;
      const tip = d.spiral({ cx: 110, cy: 330, from: 190, to: 40, turns: -1.3, start: 180 });
      const line = d.through([[220, -250], [130, -310], [60, -390], [-30, -420], [-110, -350], [-90, -220], [0, -100], [40, 20], [10, 130], [-60, 240], ...tip.points(26)]);
      const fin = d.arc(-90, 20, 110, 110, 270).stroke(pen, { cap: 'round' });
      return [d.layer('seahorse', line.stroke(pen, { cap: 'round' }), 'main'), d.layer('fin', fin.gapFrom(line.stroke(pen), 24), 'main'), d.layer('eye', d.circle(-6, -330, 30), 'main')];
    }
    const body = spine.brush((t) => (t < 0.3 ? 150 + (belly - 150) * Math.sin((t / 0.3) * (Math.PI / 2)) ** 2 : 44 + (belly - 44) * (1 - (t - 0.3) / 0.7) ** 1.9), { ends: 'round', samples: 80 });
    const head = d.union(d.circle(0, -350, 112), snout.brush([120, 84, 72, 84], { ends: 'round' }), d.polygon([[-110, -360], [-110, -520], [-40, -460], [10, -550], [50, -460], [60, -400]], 12));
    const whole = d.union(body, head).round(0, 26);
    const eye = d.circle(24, -362, 28);
    const fin = d.circle(-150, 20, 120);
    if (look === 'rings') {
      const cuts = [0.13, 0.2, 0.27, 0.34, 0.41].map((t) => {
        const [x, y] = spine.pointAt(t);
        return d.rect(-150, -11, 300, 22).rotate(spine.angleAt(t) - 90).move(x, y);
      });
      return [d.layer('seahorse', whole.subtract(eye, ...cuts).withoutSlivers(200).round(10, 0), 'main')];
    }
    return [d.layer('fin', fin.gapFrom(whole, 22), 'second'), d.layer('seahorse', whole.subtract(eye), 'main')];
  },
});
