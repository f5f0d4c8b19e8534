import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';

/** What drawing takes, with the real fonts, pixels, meanings and marks. */
export const testOptions = async () => ({ library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks });
