/**
 * For tests: what owners of businesses type, written down before the reader was changed. Each line: the wish, a bar, and
 * what it means: operations parted by commas, alternatives by slashes, operations that may come along after a tilde.
 * `ask`: nothing may be done, the words are given back. A `!` at the end: some of the words must be given back.
 */
export const OWNER_WISHES: Readonly<Record<string, string>> = {
  en: `
add a rabbit | thing:rabbit
add a cat | thing:cat
can you put a little dog in it | thing:dog
i want an owl | thing:owl
could we have a fox as the symbol | thing:fox
put a bee next to the name | thing:bee ~layout:left
please add a coffee cup | thing:cup
add a croissant | thing:croissant
show a mountain | thing:mountain
use a tree instead | thing:tree
replace the icon with a fish | thing:fish
swap the symbol for a horse | thing:horse
make it a bicycle | thing:bicycle
i'd love to see a sailboat | thing:sailing-boat
add a paw print | thing:paw
add some wheat | thing:wheat
a key would be nice | thing:key
give me a lighthouse | thing:lighthouse
put scissors in the logo | thing:scissors
add a crown above the name | thing:crown ~layout:above
remove the icon | symbol:remove
take the picture away, just the name | symbol:remove
no symbol please | symbol:remove
lose the illustration | symbol:remove
try a different icon | symbol:other
the symbol is boring, show me another | symbol:other
use our initials instead of the picture | symbol:letter
make it a monogram | symbol:letter
mirror the bird | flip
make the fish face left | flip
flip the icon | flip
make the cat smile | ask
give the dog sunglasses | ask
make the owl wink | ask
add our opening hours | ask
can the horse jump | ask
change the name to Marlow Vets | ask
the name should be Fern & Co instead | ask
rename it to Harbor Bakery | ask
my company is called Otis now | ask
add my phone number | ask
make the bear dance | ask
the cat looks sad | ask
change it to Smith & Sons | ask
put the bean inside the o | thing:bean/thing:coffee-bean!
hide a leaf in the letter e | thing:leaf!
put a heart in the dot of the i | thing:heart!
add a tagline | ask
add tagline: Fresh every morning | tag:Fresh every morning
add the tagline "Bread worth waking for" | tag:Bread worth waking for
slogan: We fix it right | tag:We fix it right
put "Family owned" under the name | tag:Family owned
with the line 'Since 1987' | tag:Since 1987
add est. 1998 | tag:Est. 1998
est 2004 | tag:Est. 2004
Established 1952 | tag:Est. 1952
add established in 1971 under the name | tag:Est. 1971
since 1999 | tag:Since 1999
add "est. 2020" small below | tag:Est. 2020 ~layout:below,size:sub-
put founded 1966 beneath | tag:Est. 1966 ~layout:below
remove the tagline | tag:
take off the slogan please | tag:
no tagline | tag:
make the tagline bigger | size:sub+
tagline smaller | size:sub-
change the tagline to "Coffee with care" | tag:Coffee with care
vintage feel | taste:modern-
make it look vintage | taste:modern-
more retro | taste:modern-
old school look | taste:modern-
like something from the 1920s | taste:modern-/kind:deco
art deco please | kind:deco
70s vibe | kind:retro/taste:modern-
1950s diner style | taste:modern-/kind:retro
victorian | taste:modern-,taste:ornate+
mid century modern | taste:modern+/taste:modern-/kind:geometric
make it feel timeless | taste:modern-
more modern | taste:modern+
sleek and contemporary | taste:modern+
it looks dated | taste:modern+
a bit more playful | taste:playful+
more fun for kids | taste:playful+
make it friendlier | taste:playful+
more serious please | taste:playful-
we need something more professional | taste:playful-
more corporate | taste:playful-
too childish | taste:playful-
make it look expensive | taste:premium+
more luxurious | taste:premium+
elegant and refined | taste:premium+
less fancy | taste:premium-/taste:minimal+
more down to earth | taste:premium-
cleaner | taste:minimal+
simplify it | taste:minimal+
too busy | taste:minimal+
more minimalist | taste:minimal+
more detail | taste:minimal-
more organic | taste:tech-
more techy | taste:tech+
hand drawn look | taste:hand+/kind:hand
rustic | taste:hand+/taste:modern-
cozy | shade:warmer
warm and welcoming | shade:warmer~taste:playful+
more energetic | taste:bold+/taste:playful+
calmer | shade:calmer/taste:bold-
more feminine | ask
more masculine | ask
make it pop | taste:bold+/shade:brighter
more impact | taste:bold+
bolder | weight+
thicker letters | weight+
make the font heavier | weight+
the letters are too thin | weight+
too heavy | weight-
lighter font please | weight-
thinner | weight-
much bolder | weight+
bigger icon | size:mark+
make the symbol smaller | size:mark-
the name is too small | size:name+
i can hardly read the name, make it larger | size:name+
icon too big | size:mark-
make the logo bigger | ask/size:mark+/size:name+
all caps | case:upper
lowercase please | case:lower
no capitals | case:lower
use a serif font | kind:serif
i don't like the font | otherFont
different typeface | otherFont
handwritten font | kind:hand
can we try a script | kind:script
something like a typewriter | kind:mono
rounder letters | kind:rounded/corner+
sharper corners | corner-
more space between the letters | tracking+
letters closer together | tracking-
more room between icon and name | gap+
bring the name closer to the symbol | gap-
icon on top | layout:above
put the symbol to the right | layout:right
stack it | layout:above/lines:several
icon left of the name | layout:left
name on two lines | lines:several
everything on one line | lines:one/layout:left
make it blue | color:all
navy and gold | color:all,color:second
symbol in dark green | color:mark
name in burgundy | color:name
make the icon red and keep the name black | color:mark ~color:name,lock:color
gold letters | color:name
black and white | oneColor/color:all ~color:second
only one color | oneColor
no pink | otherColors/ask
different colors | otherColors
swap the colors | swapColors
darker | shade:darker
brighter colors | shade:brighter
more muted | shade:calmer
pastel colors | shade:calmer/shade:lighter
earthy tones | shade:calmer/taste:tech-
white background | ground:white
dark background | ground:dark
no background | ground:transparent
put it on a yellow background | color:background
no gradient | gradient:off
add a gradient from pink to orange | gradient:on ~color:all,color:second
like Apple's logo | ask
similar to Nike but for bakeries | ask
in the style of a national park poster | ask
looks like a bank, less stiff | taste:playful+
like concept 3 | like
I'd like Navy and gold | color:all, color:second
I would like Helvetica | kind:sans
we'd like Teal letters | color:name
bolder, like Concept 3 | weight+, like
like Apex | hand:apex
like Starbucks but in navy | color:all!
Like Apple's logo | ask
in the style of Nike | ask
change the font of the name to Playfair | kind:serif
set the name to Futura | kind:geometric
change the name to Uppercase | case:upper
change the name to Two lines | lines:several
change the name to Italic | ask
change the name to Blue Harbor | ask
change the color of the name to Gold | color:name
replace the symbol with a phone | thing:phone
show a telephone | thing:phone
add an envelope or e-mail icon | thing:envelope
put it with a number 5 | ask
add the number 7 in gold | ask
add phone 555 1234 | ask
i prefer number 7 | like
bolder letters, navy symbol | weight+,color:mark
make it bolder and more playful | weight+,taste:playful+
thicker font, wider spacing and all caps | weight+,tracking+,case:upper
add a leaf and make it green | thing:leaf,color:all/color:mark
remove the icon and use a script font | symbol:remove,kind:script
keep the font, change the colors | otherColors,lock:font
keep everything but make the name bigger | size:name+ ~lock:font,lock:color,lock:layout,lock:mark,lock:weight,lock:case,lock:tracking,lock:background,lock:tag
dont touch the symbol, just a warmer color | shade:warmer,lock:mark
boldr leters | weight+
thiker font | weight+
minimalistc | taste:minimal+
vintge | taste:modern-
diferent colours pls | otherColors
backround white | ground:white
add a rabit | thing:rabbit
elegent | taste:premium+
more proffesional | taste:playful-
brighter colrs | shade:brighter
make the cofee cup bigger | size:mark+
capitls | case:upper
i dont know, just better | ask
make it nicer | ask
wow | ask
can you do something else | symbol:other/ask
my wife hates it | ask
more 2024 | taste:modern+/ask
use Helvetica | font/kind:sans/ask
use our font Brandon Grotesque | ask
make it 3d | ask
add a drop shadow | ask
put it in a circle | ask
add a border | ask
make it animated | ask
rotate it 45 degrees | ask
`,
  de: `
Farben wie Gold | color:all
wie Konzept 3 | like
wie Apple | ask
füge einen hasen hinzu | thing:rabbit/thing:hare
ich möchte eine katze | thing:cat
bitte mit einem baum | thing:tree
ersetze das symbol durch einen fisch | thing:fish
ohne symbol | symbol:remove
nur der name, kein bild | symbol:remove
anderes symbol | symbol:other
lass die katze lächeln | ask
ändere den namen in Bäckerei Huber | ask
slogan: Frisch aus dem Ofen | tag:Frisch aus dem Ofen
füge "seit 1954" hinzu | tag:Seit 1954
seit 1998 | tag:Seit 1998
gegründet 1987 | tag:Seit 1987/tag:Gegründet 1987
slogan entfernen | tag:
dickere buchstaben | weight+
schrift dünner | weight-
fetter | weight+
alles in großbuchstaben | case:upper
klein geschrieben | case:lower
andere schrift | otherFont
schreibschrift bitte | kind:script
mit serifen | kind:serif
moderner | taste:modern+
klassischer | taste:modern-
im stil der 20er jahre | taste:modern-/kind:deco
verspielter | taste:playful+
seriöser | taste:playful-
eleganter und edler | taste:premium+
schlichter | taste:minimal+
zu unruhig | taste:minimal+
wärmere farben | shade:warmer
dunkler | shade:darker
das symbol in dunkelblau | color:mark
name in gold | color:name
weißer hintergrund | ground:white
kein verlauf | gradient:off
symbol größer | size:mark+
der name ist zu klein | size:name+
mehr abstand zwischen den buchstaben | tracking+
symbol über dem namen | layout:above
name zweizeilig | lines:several
fettere schrift und grünes symbol | weight+,color:mark
einfach schöner | ask
`,
  es: `
añade un conejo | thing:rabbit
quiero un gato | thing:cat
pon un árbol en lugar del icono | thing:tree
sin símbolo | symbol:remove
solo el nombre | symbol:remove
otro icono | symbol:other
haz que el gato sonría | ask
cambia el nombre a Panadería Sol | ask
eslogan: Pan de verdad | tag:Pan de verdad
añade "desde 1975" | tag:Desde 1975
desde 1990 | tag:Desde 1990
quita el eslogan | tag:
letras más gruesas | weight+
más fina | weight-
todo en mayúsculas | case:upper
en minúsculas | case:lower
otra tipografía | otherFont
con serifa | kind:serif
más moderno | taste:modern+
estilo vintage | taste:modern-
más divertido | taste:playful+
más serio | taste:playful-
más elegante | taste:premium+
más sencillo | taste:minimal+
colores más cálidos | shade:warmer
más oscuro | shade:darker
el símbolo en verde | color:mark
el nombre en azul marino | color:name
fondo blanco | ground:white
sin degradado | gradient:off
icono más grande | size:mark+
más espacio entre letras | tracking+
el icono encima del nombre | layout:above
otros colores | otherColors
letras más gruesas y símbolo dorado | weight+,color:mark
`,
  fr: `
ajoute un lapin | thing:rabbit
je voudrais un chat | thing:cat
mets un arbre à la place | thing:tree
sans symbole | symbol:remove
juste le nom | symbol:remove
un autre symbole | symbol:other
fais sourire le chat | ask
change le nom en Boulangerie Martin | ask
slogan : Le bon pain | tag:Le bon pain
ajoute « depuis 1962 » | tag:Depuis 1962
depuis 1985 | tag:Depuis 1985
enlève le slogan | tag:
lettres plus épaisses | weight+
plus fin | weight-
tout en majuscules | case:upper
en minuscules | case:lower
une autre police | otherFont
avec empattements | kind:serif
plus moderne | taste:modern+
style rétro | taste:modern-/kind:retro
plus ludique | taste:playful+
plus sérieux | taste:playful-
plus élégant | taste:premium+
plus simple | taste:minimal+
couleurs plus chaudes | shade:warmer
plus sombre | shade:darker
le symbole en vert | color:mark
le nom en bleu marine | color:name
fond blanc | ground:white
sans dégradé | gradient:off
symbole plus grand | size:mark+
plus d'espace entre les lettres | tracking+
le symbole au-dessus du nom | layout:above
d'autres couleurs | otherColors
lettres plus épaisses et symbole doré | weight+,color:mark
`,
  it: `
aggiungi un coniglio | thing:rabbit
vorrei un gatto | thing:cat
senza simbolo | symbol:remove
solo il nome | symbol:remove
cambia il nome in Forno Rossi | ask
slogan: Il pane buono | tag:Il pane buono
dal 1968 | tag:Dal 1968
togli lo slogan | tag:
lettere più spesse | weight+
più sottile | weight-
tutto maiuscolo | case:upper
un altro carattere | otherFont
più moderno | taste:modern+
più classico | taste:modern-
più elegante | taste:premium+
più semplice | taste:minimal+
colori più caldi | shade:warmer
più scuro | shade:darker
sfondo bianco | ground:white
simbolo più grande | size:mark+
altri colori | otherColors
`,
  pt: `
adicione um coelho | thing:rabbit
quero um gato | thing:cat
sem símbolo | symbol:remove
só o nome | symbol:remove
mude o nome para Padaria Sol | ask
slogan: Pão de verdade | tag:Pão de verdade
desde 1980 | tag:Desde 1980
tire o slogan | tag:
letras mais grossas | weight+
mais fino | weight-
tudo em maiúsculas | case:upper
outra fonte | otherFont
mais moderno | taste:modern+
mais clássico | taste:modern-
mais elegante | taste:premium+
mais simples | taste:minimal+
cores mais quentes | shade:warmer
mais escuro | shade:darker
fundo branco | ground:white
símbolo maior | size:mark+
outras cores | otherColors
`,
};
