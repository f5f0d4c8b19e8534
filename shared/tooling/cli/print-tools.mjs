import { ensurePrograms } from './debian-programs.mjs';

/** Programs that check files as a print shop or a player would, or make films, and the Debian packages that bring them. */
const PACKAGES = { ffmpeg: 'ffmpeg', gs: 'ghostscript', pdffonts: 'poppler-utils', pdfimages: 'poppler-utils', pdfinfo: 'poppler-utils', pdftoppm: 'poppler-utils', pdftotext: 'poppler-utils', xmllint: 'libxml2-utils' };

/**
 * Sees to it that ffmpeg, Ghostscript, Poppler's tools and xmllint are there for the tests of the engine's and the kit's files.
 * @throws when one is missing and cannot be installed
 */
export const ensurePrintTools = () => ensurePrograms(PACKAGES, 'the tests of files');
