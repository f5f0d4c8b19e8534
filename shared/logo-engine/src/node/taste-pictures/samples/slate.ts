import { chanceFrom } from '../../../chance/chance.ts';
import { circle, ellipse, rotate, scale, times, translate, union } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';

/** Pebbles after rain, and a little moss. */
export function slate(): Picture {
  const chance = chanceFrom('slate');
  const inks = [['#343c42', '#3f484f'], ['#525d64', '#5f6b73'], ['#707c83', '#7f8b92'], ['#262c31', '#2f363c'], ['#929da1', '#a3aeb2'], ['#434c53', '#4e585f']] as const;
  const stones = times(74, (i) => {
    const [x, y] = [((i * 137) % 860) - 30, ((i * 89) % 660) - 30];
    const stone = ellipse(x, y, chance.range(46, 92), chance.range(34, 60));
    const turned = rotate(stone, chance.range(-40, 40), x, y);
    const [shade, light] = chance.pick(inks);
    const lit = translate(scale(translate(turned, -x, -y), 0.86), x - 4, y - 5);
    return [...paint('#15191c', translate(turned, 4, 7)), ...paint(shade, turned), ...paint(light, lit)];
  }).flat();
  const moss = times(4, () => {
    const [x, y] = [chance.range(80, 720), chance.range(80, 520)];
    return union(...times(16, () => circle(x + chance.range(-46, 46), y + chance.range(-26, 26), chance.range(7, 17))));
  });
  return { ground: '#15191c', paints: [...stones.slice(0, 160), ...paint('#7d9a4e', ...moss), ...stones.slice(160)] };
}
