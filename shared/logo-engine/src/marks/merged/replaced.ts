import { fromSvg, lens, mirror, polygon, polyline, rect, rotate, roundedRect, stroke, union } from '../../geometry/index.ts';
import type { Path } from '../../geometry/index.ts';
import { motifById } from '../motifs/motifs.ts';

/** A motif without one of its parts, and the circle where another motif takes the part's place. */
interface Replaceable {
  rest(): Path;
  x: number;
  y: number;
  radius: number;
}

const whole = (id: string) => () => motifById(id)!.draw();

const stemAndLeaves = () => {
  const leaf = lens([0, 470], [-300, 150], 0.24);
  return union(stroke(polyline([[0, 10], [0, 480]]), 52), leaf, mirror(leaf));
};

const potOnly = () => union(roundedRect(-300, 110, 600, 110, 36), fromSvg('M-250 256H250L196 470C192 488 180 500 160 500H-160C-180 500 -192 488 -196 470Z'), stroke(polyline([[0, 140], [0, 30]]), 50));

const hull = () => union(fromSvg('M-500 250H500C450 380 350 450 210 450H-230C-360 450 -460 380 -500 250Z'), rect(-24, 120, 48, 110));

const basket = () => union(fromSvg('M-130 300H130L104 470C100 490 90 500 74 500H-74C-90 500 -100 490 -104 470Z'), stroke(polyline([[-104, 300], [-190, 160]]), 32), stroke(polyline([[104, 300], [190, 160]]), 32));

const coneOnly = () => polygon([[-230, 40], [230, 40], [0, 500]]);

/** By motif: steam, crown of a tree, blossom, sail, envelope, scoop, bow of a key, tip of a brush. What may take the place is in `PART_TAKERS`. */
export const REPLACEABLE: Readonly<Record<string, Replaceable>> = {
  cup: { rest: whole('cup'), x: -60, y: -420, radius: 185 },
  pot: { rest: () => union(fromSvg('M-380 -110H380V250C380 370 300 420 200 420H-200C-300 420 -380 370 -380 250Z'), roundedRect(-500, -40, 1000, 96, 48)), x: 0, y: -370, radius: 200 },
  tree: { rest: () => fromSvg('M-46 100H46C46 330 70 440 210 500H-210C-70 440 -46 330 -46 100Z'), x: 0, y: -190, radius: 315 },
  flower: { rest: stemAndLeaves, x: 0, y: -230, radius: 270 },
  tulip: { rest: stemAndLeaves, x: 0, y: -230, radius: 270 },
  sprig: { rest: stemAndLeaves, x: 0, y: -230, radius: 270 },
  plant: { rest: potOnly, x: 0, y: -220, radius: 260 },
  sailboat: { rest: hull, x: 0, y: -150, radius: 290 },
  balloon: { rest: basket, x: 0, y: -170, radius: 330 },
  cone: { rest: coneOnly, x: 0, y: -230, radius: 250 },
  key: { rest: () => rotate(union(rect(-50, -90, 100, 590), rect(0, 240, 200, 92), rect(0, 390, 150, 92)), 38), x: 195, y: -250, radius: 235 },
  paintbrush: { rest: () => rotate(union(fromSvg('M-60 -500H60L86 40H-86Z'), rect(-110, 78, 220, 90)), 36), x: -225, y: 310, radius: 195 },
  book: { rest: whole('book'), x: 0, y: -470, radius: 190 },
  house: { rest: () => union(whole('house')(), rect(200, -440, 110, 220)), x: 255, y: -610, radius: 130 },
  umbrella: { rest: whole('umbrella'), x: 230, y: 270, radius: 170 },
  mortarboard: { rest: () => union(polygon([[0, -330], [500, -90], [0, 150], [-500, -90]]), fromSvg('M-290 70L0 210L290 70V250C290 330 160 390 0 390C-160 390 -290 330 -290 250Z'), rect(392, -80, 50, 230)), x: 417, y: 260, radius: 120 },
  column: { rest: whole('column'), x: 0, y: -640, radius: 150 },
};
