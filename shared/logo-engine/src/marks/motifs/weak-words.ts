/**
 * Words that say where something is sold, made or housed, or praise it, and little of what it is: each speaks for its
 * motif only where nothing else does. "The house of jasmine" is no builder, "by the market" no greengrocer.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'shop store shopping retail toys market food foods light house home homes studio handmade design power growth slow street best premium ' +
    'laden markt handel haus heim licht wohnen essen mercado tienda compras casa hogar luz comida ' +
    'couture fashion broth consulting consultancy beratung consultoria app apps mobile industrial video clinic clinica klinik clinique دار nursery grow family families familie familien familia familias famille familles heritage garden gardens garten jardin evening abend soir tarde copper ' +
    'magasin marche commerce maison lumiere atelier boutique mode'
  ).split(' '),
);

export const isWeak = (word: string): boolean => WEAK_WORDS.has(word);
