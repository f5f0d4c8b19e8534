/**
 * The styles that the engine sets type in: family, weight, class, vibes, preferred case, and a subset beyond the usual.
 * A family belongs to one class by its skeleton and weight, as a typographer would shelve it.
 */
const LATIN_TABLE = `
jost|300|geo|geometric_minimal,elegant_serif|any
jost|600|geo|geometric_minimal,modern_flat|any
outfit|500|geo|geometric_minimal,gradient_modern,modern_flat|lower
urbanist|600|geo|geometric_minimal,gradient_modern|any
poppins|600|geo|modern_flat,gradient_modern|any
josefin-sans|300|deco|geometric_minimal,elegant_serif,classic_ornate|upper
josefin-sans|600|deco|geometric_minimal,classic_ornate|upper
syne|700|wide|bold_abstract,brutalist_bold|any
syne|800|wide|bold_abstract,brutalist_bold|any
sora|600|geo|tech_sharp,gradient_modern,geometric_minimal|lower
quicksand|600|round|organic_flowing,playful_rounded|lower
comfortaa|600|round|playful_rounded,organic_flowing|lower
philosopher|700|flare|organic_flowing,illustrative|title
italiana|400|lightserif|elegant_serif,organic_flowing,classic_ornate|any
fraunces|600|softserif|organic_flowing,illustrative,classic_ornate|title
fraunces|900|softserif|illustrative,playful_rounded,bold_abstract|title
yeseva-one|400|softserif|organic_flowing,classic_ornate,illustrative|title
overlock|700|flare|organic_flowing,hand_drawn|title
space-grotesk|600|tech|tech_sharp,geometric_minimal,bold_abstract|any
chakra-petch|600|tech|tech_sharp|upper
exo-2|700|tech|tech_sharp|upper
rajdhani|600|tech|tech_sharp|upper
michroma|400|techwide|tech_sharp,bold_abstract|upper
oxanium|600|tech|tech_sharp|any
jetbrains-mono|600|mono|tech_sharp,brutalist_bold|lower
space-mono|700|mono|brutalist_bold,tech_sharp|any
playfair-display|600|didone|elegant_serif,classic_ornate|any
playfair-display|800|didone|classic_ornate,bold_abstract|title
cinzel|500|roman|classic_ornate,elegant_serif|upper
cormorant-garamond|500|old|elegant_serif,classic_ornate,organic_flowing|any
cormorant-sc|500|old|classic_ornate,elegant_serif|title
libre-caslon-display|400|old|classic_ornate,elegant_serif|any
sorts-mill-goudy|400|old|classic_ornate,elegant_serif|any
limelight|400|deco|classic_ornate,bold_abstract|upper
poiret-one|400|deco|elegant_serif,geometric_minimal|upper
baloo-2|700|roundbold|playful_rounded|lower
fredoka|600|roundbold|playful_rounded,modern_flat|lower
nunito|800|round|playful_rounded,organic_flowing|lower
varela-round|400|round|playful_rounded,geometric_minimal|lower
chango|400|fat|playful_rounded,bold_abstract|title
titan-one|400|fat|playful_rounded,illustrative|any
lilita-one|400|fat|playful_rounded,illustrative|any
unbounded|600|wide|bold_abstract,tech_sharp,gradient_modern|any
bricolage-grotesque|800|grot|bold_abstract,brutalist_bold,modern_flat|any
rubik-mono-one|400|grotwide|brutalist_bold,bold_abstract|upper
dela-gothic-one|400|fat|bold_abstract,brutalist_bold|any|japanese-display
big-shoulders-display|800|cond|brutalist_bold,tech_sharp|upper
bodoni-moda|500|didone|elegant_serif,classic_ornate|any
marcellus|400|roman|elegant_serif,classic_ornate|upper
gilda-display|400|lightserif|elegant_serif|any
tenor-sans|400|flare|elegant_serif,geometric_minimal|upper
forum|400|roman|elegant_serif,classic_ornate|any
prata|400|didone|elegant_serif,classic_ornate|title
dm-serif-display|400|softserif|elegant_serif,illustrative,organic_flowing|title
instrument-serif|400|lightserif|elegant_serif,modern_flat|any
gloock|400|softserif|elegant_serif,bold_abstract|title
young-serif|400|softserif|organic_flowing,illustrative|title
abril-fatface|400|fatface|bold_abstract,classic_ornate|title
inter|700|grot|modern_flat,geometric_minimal|any
dm-sans|600|geo|modern_flat,geometric_minimal|lower
manrope|700|geo|modern_flat,gradient_modern|lower
plus-jakarta-sans|700|geo|modern_flat,gradient_modern|lower
work-sans|600|grot|modern_flat|any
rubik|700|roundgrot|playful_rounded,modern_flat|lower
caprasimo|400|retro|playful_rounded,illustrative,organic_flowing,hand_drawn|title
alfa-slab-one|400|slab|brutalist_bold,illustrative|any
zilla-slab|700|slab|illustrative,brutalist_bold|title
bitter|800|slab|illustrative,classic_ornate|title
righteous|400|retro|playful_rounded,gradient_modern,bold_abstract|any
bungee|400|retro|brutalist_bold,playful_rounded|upper
chonburi|400|fatface|classic_ornate,illustrative|title
shrikhand|400|retro|playful_rounded,illustrative,hand_drawn|title
archivo-black|400|grot|brutalist_bold,bold_abstract|any
archivo-narrow|700|cond|brutalist_bold,modern_flat|upper
anton|400|cond|brutalist_bold,bold_abstract|upper
bebas-neue|400|cond|brutalist_bold,modern_flat|upper
league-gothic|400|cond|brutalist_bold|upper
oswald|600|cond|brutalist_bold,tech_sharp|upper
familjen-grotesk|700|grot|brutalist_bold,geometric_minimal|any
barlow-condensed|700|cond|tech_sharp,brutalist_bold|upper
caveat|700|hand|hand_drawn|title
caveat-brush|400|hand|hand_drawn,organic_flowing|title
kalam|700|hand|hand_drawn|title
patrick-hand|400|hand|hand_drawn,playful_rounded|any
amatic-sc|700|hand|hand_drawn,illustrative|upper
sacramento|400|script|elegant_serif,hand_drawn,organic_flowing|title
pacifico|400|script|hand_drawn,organic_flowing,playful_rounded|title
kaushan-script|400|script|hand_drawn,organic_flowing|title
kanit|600|tech|tech_sharp,modern_flat|any
commissioner|600|flare|modern_flat,geometric_minimal,elegant_serif|any
cairo|700|geo|modern_flat,geometric_minimal|title
tajawal|700|geo|modern_flat,geometric_minimal|title
reem-kufi|600|flare|geometric_minimal,organic_flowing,elegant_serif|title
el-messiri|600|softserif|elegant_serif,organic_flowing,classic_ornate|title
lalezar|400|fat|bold_abstract,playful_rounded,brutalist_bold|title
heebo|700|grot|modern_flat,geometric_minimal,tech_sharp|title
frank-ruhl-libre|700|softserif|classic_ornate,elegant_serif,illustrative|title
secular-one|400|grot|bold_abstract,modern_flat,playful_rounded|title
suez-one|400|slab|illustrative,bold_abstract,brutalist_bold,organic_flowing|title
`;

/** Families taken for one script alone: family, weight, class, vibes, subset. Their Latin is left in the package. */
const SCRIPT_TABLE = `
noto-serif-display|500|didone|elegant_serif,classic_ornate|greek
gfs-didot|400|lightserif|elegant_serif,classic_ornate,geometric_minimal|greek
eb-garamond|500|old|classic_ornate,elegant_serif,organic_flowing|greek
alegreya|800|softserif|illustrative,organic_flowing,classic_ornate|greek
ysabeau|300|flare|elegant_serif,geometric_minimal,modern_flat|greek
sofia-sans-extra-condensed|800|cond|brutalist_bold,bold_abstract,tech_sharp|greek
tektur|700|tech|tech_sharp,brutalist_bold|greek
mynerve|400|hand|hand_drawn,organic_flowing,playful_rounded|greek
noto-kufi-arabic|300|geo|geometric_minimal,modern_flat,elegant_serif|arabic
amiri|400|old|classic_ornate,elegant_serif,organic_flowing|arabic
aref-ruqaa|700|script|hand_drawn,organic_flowing,illustrative|arabic
changa|700|tech|tech_sharp,bold_abstract,gradient_modern|arabic
marhey|600|hand|hand_drawn,playful_rounded,illustrative|arabic
rakkas|400|fatface|brutalist_bold,bold_abstract,illustrative|arabic
lemonada|600|roundbold|playful_rounded,gradient_modern,organic_flowing|arabic
kufam|700|wide|bold_abstract,brutalist_bold,geometric_minimal|arabic
katibeh|400|lightserif|elegant_serif,classic_ornate,organic_flowing|arabic
assistant|300|geo|geometric_minimal,modern_flat,elegant_serif|hebrew
bellefair|400|lightserif|elegant_serif,classic_ornate|hebrew
david-libre|500|old|classic_ornate,elegant_serif,organic_flowing|hebrew
karantina|700|cond|brutalist_bold,hand_drawn,illustrative|hebrew
miriam-libre|700|techwide|tech_sharp,geometric_minimal,bold_abstract|hebrew
noto-rashi-hebrew|600|flare|classic_ornate,organic_flowing|hebrew
playpen-sans-hebrew|700|hand|hand_drawn,playful_rounded,illustrative|hebrew
noto-sans-thai|700|plain|modern_flat,geometric_minimal|thai
prompt|300|geo|geometric_minimal,modern_flat,elegant_serif|thai
pridi|600|slab|illustrative,classic_ornate,brutalist_bold|thai
trirong|600|old|classic_ornate,elegant_serif|thai
fahkwang|500|didone|elegant_serif,bold_abstract,gradient_modern|thai
mitr|600|roundbold|playful_rounded,bold_abstract|thai
itim|400|round|playful_rounded,hand_drawn,organic_flowing|thai
sriracha|400|hand|hand_drawn,organic_flowing,illustrative|thai
charm|700|script|hand_drawn,classic_ornate,organic_flowing|thai
noto-sans-devanagari|700|plain|modern_flat,geometric_minimal|devanagari
mukta|300|geo|geometric_minimal,modern_flat,elegant_serif|devanagari
yatra-one|400|deco|hand_drawn,illustrative,classic_ornate|devanagari
rozha-one|400|fatface|elegant_serif,bold_abstract,classic_ornate|devanagari
teko|600|cond|brutalist_bold,tech_sharp,modern_flat|devanagari
laila|600|softserif|organic_flowing,illustrative,playful_rounded|devanagari
sarpanch|700|techwide|tech_sharp,bold_abstract,brutalist_bold|devanagari
noto-sans-jp|700|plain|modern_flat,geometric_minimal|japanese
zen-kaku-gothic-new|300|geo|geometric_minimal,modern_flat,elegant_serif|japanese-display
shippori-mincho|600|old|elegant_serif,classic_ornate,organic_flowing|japanese-display
zen-maru-gothic|700|round|playful_rounded,organic_flowing,gradient_modern|japanese-display
rocknroll-one|400|retro|playful_rounded,illustrative,bold_abstract|japanese-display
reggae-one|400|wide|brutalist_bold,tech_sharp,bold_abstract|japanese-display
yusei-magic|400|hand|hand_drawn,illustrative,organic_flowing|japanese-display
noto-sans-kr|700|plain|modern_flat,geometric_minimal|korean
noto-sans-kr|300|geo|geometric_minimal,modern_flat,elegant_serif|korean-display
gowun-batang|700|old|elegant_serif,classic_ornate,organic_flowing|korean-display
black-han-sans|400|fat|brutalist_bold,bold_abstract|korean-display
do-hyeon|400|tech|tech_sharp,modern_flat,gradient_modern|korean-display
jua|400|roundbold|playful_rounded,illustrative|korean-display
gugi|400|retro|tech_sharp,bold_abstract,playful_rounded|korean-display
east-sea-dokdo|400|hand|hand_drawn,organic_flowing,illustrative|korean-display
noto-sans-sc|700|plain|modern_flat,geometric_minimal|chinese-simplified
noto-sans-sc|300|geo|geometric_minimal,modern_flat,elegant_serif|chinese-simplified-display
noto-serif-sc|600|old|elegant_serif,classic_ornate,organic_flowing|chinese-simplified-display
zcool-xiaowei|400|deco|classic_ornate,organic_flowing,elegant_serif|chinese-simplified-display
zcool-kuaile|400|round|playful_rounded,hand_drawn,illustrative|chinese-simplified-display
zcool-qingke-huangyou|400|cond|bold_abstract,tech_sharp,brutalist_bold|chinese-simplified-display
zhi-mang-xing|400|script|hand_drawn,organic_flowing,illustrative|chinese-simplified-display
`;

/** Subsets that a family of the Latin table brings along where it has them. */
const EVERY_SUBSET = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'hebrew', 'arabic', 'thai', 'devanagari'];

/** Left in the package for their size: others draw these scripts as well. */
export const LEFT_OUT = new Set(['poppins-devanagari']);

const rowsOf = (table) => table.trim().split('\n').map((row) => row.split('|'));

const latinStyles = rowsOf(LATIN_TABLE).map(([family, weight, fontClass, vibes, letterCase, ...more]) => ({
  ...styleOf(family, weight, fontClass, vibes),
  case: letterCase,
  subsets: [...EVERY_SUBSET, ...more],
  script: null,
}));

const scriptStyles = rowsOf(SCRIPT_TABLE).map(([family, weight, fontClass, vibes, subset]) => ({
  ...styleOf(family, weight, fontClass, vibes),
  case: subset === 'greek' ? 'any' : 'title',
  subsets: [subset, 'figures'],
  script: subset.replace('-display', ''),
}));

function styleOf(family, weight, fontClass, vibes) {
  return { family, weight: Number(weight), class: fontClass, vibes: vibes.split(',') };
}

/** `script` is the one that a style is taken for and measured in; null for those that also set Latin. */
export const FONT_STYLES = [...latinStyles, ...scriptStyles];
