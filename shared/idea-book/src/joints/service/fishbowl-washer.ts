import { idea } from '../../idea.ts';

/** A washing machine whose window is a fishbowl. */
export const fishbowlWasher = idea({
  id: 'fishbowl-washer',
  title: 'A fish in the wash',
  says: 'The round window of the washing machine is a fishbowl.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fish', 'goldfish', 'sea', 'koi', 'wave', 'trout', 'salmon'] }, { things: ['washing-machine', 'bubble'], trades: ['laundry', 'cleaning', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['playful_rounded', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.1 },
  },
  params: { door: { label: 'Door size', min: 256, max: 310, usual: 286 }, fish: { label: 'Fish size', min: 0.65, max: 0.9, usual: 0.8 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 34 : 0;
    const [size, big] = [params['door']!, params['fish']!];
    const cabinet = d.rect(-370, -460, 740, 900, 70).union(d.mirror(d.rect(230, 420, 90, 70, 14)));
    const door = d.circle(0, 70, size);
    const water = d.circle(0, 70, look === 'line' ? size - 72 : size - 46).intersect(d.path('M-400 60C-320 0 -240 0 -160 40C-80 80 0 80 80 40C160 0 240 0 400 60V500H-400Z'));
    const fish = d.path('M-150 160C-90 60 50 50 110 140L200 80C186 130 186 190 200 240L110 180C50 270 -90 260 -150 160Z').round(8, 8).scale(big).move(10, 30);
    const eye = d.circle(-60, 146, 15);
    const dial = d.circle(250, -336, 50);
    const slot = d.rect(-280, -366, 260, 60, 30);
    const bubbles = d.union(d.circle(-140, -20, 22), d.circle(-96, -76, 15));
    if (look === 'bold') {
      const swimmer = fish.subtract(d.circle(-64, 144, 18)).placeByEye([0, 0]).scale(1.5).move(0, 70);
      return [d.layer('cabinet', d.rect(-400, -460, 800, 920, 40).subtract(d.circle(0, 70, size + 24), d.rect(-300, -380, 300, 72, 36), d.circle(264, -344, 44)), 'main', { mono: 'ink' }), d.layer('fish', swimmer, 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('cabinet', d.union(cabinet.rim(pen), d.ring(0, 70, size, size - 34), dial.rim(26), slot.rim(26)), 'main', { mono: 'ink' }), d.layer('fish', fish.scale(1.2, 1.2, [0, 130]).subtract(d.circle(-76, 130, 16)).move(0, -40), 'second')];
    return [d.layer('cabinet', cabinet.subtract(door, dial, slot), 'main', { mono: 'ink' }), d.layer('water', water.subtract(fish), 'main', { mono: 'ink' }), d.layer('fish', fish.subtract(eye), 'second', { mono: 'gap' }), d.layer('bubbles', bubbles.subtract(water), 'second', { mono: 'ink' })];
  },
});
