import type { CardDetails, TasteProfile } from '@fifteen/contracts';
import type { PenId } from '@fifteen/drawing';
import { type Brief, type DrawnLogo, drawLogo, type Genome, type LogoColors, isWordmarkIdea, parseGenome, readBrief } from '@fifteen/logo-engine';
import { readMeaning } from '@fifteen/meaning/node';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { loadTextLibrary } from './text/text-library.ts';
import { type TextFaces, textFacesFor } from './text/text-faces.ts';

/** Everything that a kit is composed of. */
export interface Brand {
  readonly genome: Genome;
  readonly profile: TasteProfile;
  readonly logo: DrawnLogo;
  /** Colors of the logo as it is drawn, by role. */
  readonly colors: LogoColors;
  /** The customer's answers as the engine reads them: palette, taste, meaning, the parts of the name. */
  readonly brief: Brief;
  /** The customer's words, as they wrote them. */
  readonly name: string;
  readonly industry: string;
  /** What a company says of itself in one line, "Bread worth getting up for"; empty where it says nothing. */
  readonly tagline: string;
  /** The customer's brief to us: it helps to choose, and is never shown. */
  readonly description: string;
  /** Style of the name in the logo or the one nearest to it, for headlines; `text` for what is read. */
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

/** Beside lettering that a pen draws, headlines are set in the font that is nearest to it. */
const BESIDE_PEN: Readonly<Record<PenId, string>> = { monoline: 'outfit-500', angular: 'jost-600', slit: 'archivo-black-400', blocks: 'archivo-black-400' };

const displayFontOf = ({ lettering: { style } }: Genome): string => ('pen' in style ? BESIDE_PEN[style.pen] : style.font);

/** A brand from its stored logo. Throws where the genome is none, or cannot be drawn for this name. */
export const brandOf = async (genome: unknown, profile: TasteProfile): Promise<Brand> => {
  const [logoLibrary, text] = await openLibraries();
  const parsed = parseGenome(genome, logoLibrary);
  const logo = await drawLogo(parsed, profile, logoLibrary, readMeaning);
  const displayFont = displayFontOf(parsed);
  const { company_name: name, industry, description = '' } = profile.basic_info;
  return {
    genome: parsed,
    profile,
    logo,
    colors: logo.colors,
    brief: readBrief(profile, logoLibrary, readMeaning),
    name,
    industry,
    tagline: parsed.tag?.text ?? '',
    description,
    displayFont,
    textFaces: textFacesFor(logoLibrary.style(displayFont), name),
    logoLibrary,
    text,
  };
};

/** The brand with the line that the customer wrote for its kit, where they wrote one. */
export const withTagline = (brand: Brand, { tagline }: Pick<CardDetails, 'tagline'>): Brand => (tagline === '' ? brand : { ...brand, tagline });

/** True where a symbol goes beside the name; a name that carries its idea itself has none. */
export const hasSign = ({ genome: { idea } }: Pick<Brand, 'genome'>): boolean => idea !== null && (idea.own ? idea.own.layers.some(({ role }) => role === 'mark') : !isWordmarkIdea(idea));
