const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Last words that say the trade, not the name: they become the subline. */
export const TRADE_WORDS = wordsOf(`
  coffee robotics studio studios labs lab bakery design designs consulting group media law legal dental clinic
  fitness gym yoga realty homes foods farm farms brewing brewery tea roasters capital partners technologies tech
  systems software digital agency photography cafe café restaurant bar hotel hotels travel tours energy solar health
  care beauty salon spa jewelry jewellery fashion boutique company co inc llc ltd gmbh bistro kitchen wines winery
  vineyards books press records music academy school institute foundation interiors architects construction
  engineering logistics motors cycles outdoors supply goods market grocery pharmacy therapeutics ventures finance
  bank insurance events weddings flowers florist ceramics pottery kaffee bäckerei architekten werkstatt apotheke
  boulangerie pâtisserie conseil avocats panadería estudio abogados caffè ristorante
  студия кофе кафе банк групп клиника школа мебель дизайн
`);

/** First words that introduce a name: they become a line above it. */
export const INTRODUCING_WORDS = wordsOf(`
  maison casa atelier the la le les il chez hotel cafe café bar studio villa château domaine bodega osteria
  trattoria haus galerie gallery ресторан кафе отель студия
`);

/** Words that say nothing of the trade but would match a keyword: French tea is "the". */
export const FILLING_WORDS = wordsOf('the a an and or of for in on at by to with from your our we is are be all new very more most best der die das und mit für von el los las de del para y con le les des et avec pour dans');

/** Words that never end a line: they stay with the next one. */
export const CONNECTING_WORDS = wordsOf('& + and of for in on the de la le du des di y et und für e и por van von der');
