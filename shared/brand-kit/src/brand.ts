import type { TasteProfile } from '@fifteen/contracts';
import { contextOf, drawConcept, type DrawnLogo, type FontLibrary, type Genome, type LogoColours, type LogoContext, parseGenome } from '@fifteen/logo-engine';
import { loadFontLibrary } from '@fifteen/logo-engine/node';
import { loadTextLibrary } from './text/text-library.ts';
import { type TextFaces, textFacesFor } from './text/text-faces.ts';

/** Everything that a kit is composed of. */
export interface Brand {
  readonly genome: Genome;
  readonly profile: TasteProfile;
  readonly logo: DrawnLogo;
  /** Colours of the logo as it is drawn, by role. */
  readonly colours: LogoColours;
  /** The customer's palette with its grounds; taste axes, motifs and the parts of the name. */
  readonly context: LogoContext;
  /** The customer's words, as they wrote them. */
  readonly name: string;
  readonly industry: string;
  readonly description: string;
  /** Style of the name in the logo, for headlines; `text` for what is read. */
  readonly displayFont: string;
  readonly textFaces: TextFaces;
  /** What the logo itself is set from. */
  readonly logoLibrary: FontLibrary;
  /** For every text outside the logo. */
  readonly text: FontLibrary;
}

let libraries: Promise<readonly [FontLibrary, FontLibrary]> | undefined;

/** Opened once a process: fonts are only read. */
const openLibraries = () => (libraries ??= Promise.all([loadFontLibrary(), loadTextLibrary()]));

/** Opens what every brand needs, before there is one. */
export const getReady = async (): Promise<void> => void (await openLibraries());

/** A brand from its stored logo. Throws where the genome is none, or cannot be drawn for this name. */
export const brandOf = async (genome: unknown, profile: TasteProfile): Promise<Brand> => {
  const [logoLibrary, text] = await openLibraries();
  const parsed = parseGenome(genome, logoLibrary);
  const logo = await drawConcept(parsed, profile, logoLibrary);
  const { company_name: name, industry, description = '' } = profile.basic_info;
  return {
    genome: parsed,
    profile,
    logo,
    colours: logo.colours,
    context: contextOf(profile, logoLibrary),
    name,
    industry,
    description,
    displayFont: parsed.type.font,
    textFaces: textFacesFor(logoLibrary.style(parsed.type.font), name),
    logoLibrary,
    text,
  };
};
