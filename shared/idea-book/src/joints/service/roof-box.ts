import { idea } from '../../idea.ts';

/** A moving box whose open flaps are the roof of a house. */
export const roofBox = idea({
  id: 'roof-box',
  title: 'A box that is home',
  says: 'The open flaps of the moving box make the roof of the new home.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['box', 'parcel', 'crate'], trades: ['moving', 'delivery', 'logistics'] }, { things: ['house', 'home', 'roof', 'door', 'family'], trades: ['moving', 'delivery', 'retail', 'real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.08 },
  },
  params: { roof: { label: 'Roof height', min: 320, max: 450, usual: 386 }, grip: { label: 'Handle width', min: 130, max: 230, usual: 180 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 38 : 0;
    const [high, wide] = [params['roof']!, params['grip']!];
    const box = d.rect(-300, -60, 600, 480, 16);
    const flap = d.polygon([[-300, -92], [-11, 34 - high], [-11, -92 - high], [-460, -92]], 10);
    const grip = d.rect(-wide / 2, 46, wide, 56, 28);
    const door = d.rect(-85, 210, 170, 240, [85, 85, 0, 0]);
    if (look === 'line') return [d.layer('box', d.line('M-290 -90V420H290V-90Z').stroke(pen, { join: 'round' }).union(grip).union(d.line('M-70 420V250A70 70 0 0 1 70 250V420').stroke(pen)), 'main'), d.layer('roof', d.line(`M-290 -90L-450 -90L-10 ${-54 - high}M290 -90L450 -90L10 ${-54 - high}`).stroke(pen, { join: 'round' }).union(d.rect(-24, -64 - high, 48, 40, 18)), 'second')];
    return [d.layer('box', box.subtract(door, grip), 'main', { mono: 'ink' }), d.layer('flaps', d.mirror(flap), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
