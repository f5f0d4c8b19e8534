import type { TasteProfile } from '@fifteen/contracts';
import { drawLogo } from '../../export/draw-logo.ts';
import type { Genome } from '../../genome.ts';
import type { FontLibrary } from '@fifteen/typography';
import type { LogoFile } from './logo-file.ts';
import { PACK_PARTS, packPart } from './pack-parts.ts';

/** The whole pack of a genome: every variant as SVG, PDF, EPS and PNG, and the icons. Rejects where its mark cannot be drawn for this name. */
export async function filesFor(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<LogoFile[]> {
  const logo = await drawLogo(genome, profile, library);
  const files: LogoFile[] = [];
  for (let part = 0; part < PACK_PARTS; part += 1) files.push(...(await packPart(logo, profile.basic_info.company_name, part)));
  return files;
}
