import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const WORTH_BYTES = 1024;
const TEXT = /\.(js|css|svg|json)$/;
const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const compressFile = async (path) => {
  const source = readFileSync(path);
  if (source.length < WORTH_BYTES) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
  writeFileSync(`${path}.br`, await brotli(source, { params: { ...BEST, ...size } }));
};

/** Writes a `.br` beside every text file of a built package, so that the gateway never compresses while it serves. */
export const compressFolder = async (folder) => {
  const files = filesBelow(folder);
  for (const path of files.filter((name) => name.endsWith('.br'))) rmSync(path);
  await Promise.all(files.filter((path) => TEXT.test(path)).map(compressFile));
};
