import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ffmpegPath } from '../parts/ad-film/ffmpeg.ts';

/** Enough for shapes that slide; a third fewer bytes than an advertisement's thirty. */
export const REEL_FRAMES_A_SECOND = 24;

const run = promisify(execFile);

/**
 * H.264 of the frames in a folder, `000.png` and on. Once made and often loaded: the slowest preset, and a quality at
 * which flat color shows no blocks.
 */
export const encodeReel = async (folder: string): Promise<Uint8Array> => {
  const film = `${folder}/reel.mp4`;
  await run(ffmpegPath(), [
    ...`-hide_banner -loglevel error -y -framerate ${REEL_FRAMES_A_SECOND} -i ${folder}/%03d.png`.split(' '),
    ...'-vf scale=out_color_matrix=bt709:out_range=tv -an'.split(' '),
    ...'-c:v libx264 -preset veryslow -profile:v high -crf 25 -tune animation -pix_fmt yuv420p -bitexact'.split(' '),
    ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -movflags +faststart'.split(' '),
    film,
  ]);
  return readFile(film);
};
