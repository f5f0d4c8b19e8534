import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What messengers and networks show of a link: the size that all of them take. */
const WIDTH = 1200;
const HEIGHT = 630;
const COLUMNS = 5;
const ROWS = 3;
const TILE_WIDTH = 216;
const TILE_HEIGHT = 162;
const GAP = 14;
const ROUND = 14;
const RING = 6;
/** The one that is chosen on the landing page, too. */
const CHOSEN = 8;
const PAPER = '#faf6ef';
const VERMILION = '#e2542b';

const LEFT = (WIDTH - COLUMNS * TILE_WIDTH - (COLUMNS - 1) * GAP) / 2;
const TOP = (HEIGHT - ROWS * TILE_HEIGHT - (ROWS - 1) * GAP) / 2;

/** The fifteen wide pictures of the hero as one board, as PNG. */
export const socialPicture = async (pictures: readonly string[]): Promise<Buffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const [index, svg] of pictures.entries()) {
    const x = LEFT + (index % COLUMNS) * (TILE_WIDTH + GAP);
    const y = TOP + Math.floor(index / COLUMNS) * (TILE_HEIGHT + GAP);
    const sized = svg.replace('<svg ', `<svg width="${TILE_WIDTH * 2}" height="${TILE_HEIGHT * 2}" `);
    const picture = await loadImage(Buffer.from(sized));
    context.save();
    context.beginPath();
    context.roundRect(x, y, TILE_WIDTH, TILE_HEIGHT, ROUND);
    context.clip();
    context.drawImage(picture, x, y, TILE_WIDTH, TILE_HEIGHT);
    context.restore();
    if (index !== CHOSEN) continue;
    context.strokeStyle = VERMILION;
    context.lineWidth = RING;
    context.beginPath();
    context.roundRect(x - RING, y - RING, TILE_WIDTH + 2 * RING, TILE_HEIGHT + 2 * RING, ROUND + RING);
    context.stroke();
  }
  return canvas.toBuffer('image/png');
};
