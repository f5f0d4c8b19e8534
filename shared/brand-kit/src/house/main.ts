/** The site's own icons, by the icon pack that customers get: npm run icons -w @fifteen/brand-kit -- --out DIR */
import { PRODUCT_NAME } from '@fifteen/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { iconPack } from '../parts/logo-files/icon-pack.ts';
import { HOUSE_MARK } from './house-mark.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) throw new Error('Usage: npm run icons -w @fifteen/brand-kit -- --out DIR');

const icons = await iconPack({ name: PRODUCT_NAME, logo: HOUSE_MARK });
await mkdir(out, { recursive: true });
for (const { name, bytes } of icons) await writeFile(join(out, basename(name)), bytes);
console.log(`${icons.length} icons`);
