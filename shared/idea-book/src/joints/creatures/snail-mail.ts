import { idea } from '../../idea.ts';

/** An at sign whose tail goes on as the body of a snail. */
export const snailMail = idea({
  id: 'snail-mail',
  title: 'The at-sign snail',
  says: 'The shell is an @, and its tail runs on as the snail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['snail'] }, { things: ['envelope', 'letter', 'message-bubble', 'mailbox', 'conversation', 'network', 'computer'], trades: ['marketing', 'advertising', 'software', 'telecom', 'stationery', 'cloud-services', 'design', 'retail', 'translation', 'delivery'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded', 'tech_sharp'], colors: 2, stem: 0.07 },
    shell: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.07 },
    stamp: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'playful_rounded'], colors: 1, stem: 0.07 },
  },
  params: { weight: { label: 'Weight', min: 0.82, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const solid = look === 'shell';
    const [cx, cy] = [-120, -70];
    const [width, bowlR, shellR] = solid ? [52, 96, 216] : [70, 118, 290];
    const pen = width * params['weight']!;
    const right = cx + bowlR;
    const hook = (shellR - bowlR) / 2;
    const bowl = d.ring(cx, cy, bowlR + pen / 2, bowlR - pen / 2);
    const start = `M${right} ${cy - bowlR - pen / 2}V${cy + 60}A${hook} ${hook} 0 0 0 ${cx + shellR} ${cy + 60}V${cy}A${shellR} ${shellR} 0 1 0 ${cx} ${cy + shellR}`;
    const stalks = d.line('M440 60L384 -80M440 60L496 -80').stroke(34, { cap: 'round' });
    const eyes = d.union(d.circle(382, -92, 38), d.circle(498, -92, 38));
    if (solid) {
      const foot = d.path('M-500 340H340C440 340 475 270 475 190V50H405V140C405 196 380 220 330 220H-330C-410 220 -450 270 -500 340Z').round(12, 0);
      const shell = d.circle(cx, cy, 320).gapFrom(foot, 16).subtract(bowl, d.line(`${start}H${cx + 100}`).stroke(pen, { cap: 'round' }));
      return [d.layer('foot', foot.union(stalks, eyes), 'main'), d.layer('shell', shell, 'second')];
    }
    const line = d.line(`${start}H350A90 90 0 0 0 440 ${cy + shellR - 90}V60`);
    if (look === 'stamp') {
      const [halfWidth, halfHeight, pitch] = [640, 512, 128];
      const bites = d.union(...[-1, 1].flatMap((side) => [...Array.from({ length: 11 }, (_, i) => d.circle((i - 5) * pitch, side * halfHeight, 40)), ...Array.from({ length: 9 }, (_, i) => d.circle(side * halfWidth, (i - 4) * pitch, 40))]));
      const snail = d.union(bowl, line.stroke(pen), stalks.grow(3), eyes).fit({ cx: 0, cy: 0, width: 960, height: 740 });
      return [d.layer('stamp', d.rect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight).subtract(bites, snail), 'main')];
    }
    return [d.layer('sign', d.union(bowl, line.stroke(pen), stalks), 'main'), d.layer('eyes', eyes, 'second', { mono: 'join' })];
  },
});
