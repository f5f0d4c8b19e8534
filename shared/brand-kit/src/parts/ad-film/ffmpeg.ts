import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const works = (program: string): boolean => {
  try {
    execFileSync(program, ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const fromRegistry = (): string | undefined => {
  try {
    return (createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }).path;
  } catch {
    return undefined;
  }
};

let found: string | undefined;

/** The machine's own ffmpeg, else the one that came with the packages. Throws where there is neither. */
export const ffmpegPath = (): string => {
  found ??= ['ffmpeg', fromRegistry()].find((program) => program !== undefined && works(program));
  if (!found) throw new Error('No ffmpeg: put one on the PATH, or install the optional package @ffmpeg-installer/ffmpeg');
  return found;
};
