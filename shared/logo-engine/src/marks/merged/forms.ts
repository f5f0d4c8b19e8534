const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** Motifs that are read at a tenth of their size: for rings and rows. Judged by eye on sheets. */
export const READ_SMALL = setOf('leaf heart star flower drop flame paw moon spark swift bolt fish bean sun clover gem bell key pepper cherry pine tulip wheat sprig note cross crown acorn hop olive songbird fox compass jasmine tooth croissant pretzel bone kettlebell pixelHeart padlock teaLeaves lotus');

/** Left and right are alike, the outline says all, and it is broad from head to foot: either half stands for the whole, and the two meet in one outline. */
export const READ_BY_HALF = setOf('heart paw fox owl cat butterfly tooth acorn bulb drop moonJar kettlebell pixelHeart ghost crown bee');

/** Two of them side by side are a pair, not a crowd: alike on both sides, without a foot. */
export const PAIRED = setOf('heart drop pear acorn tooth chat cloud bell');

/** Broad, unbroken shapes that many small ones still make. */
export const BROAD = setOf('heart drop tree shield tooth bag cloud bell pear chat house leaf acorn vase pot cup bulb flame eye moonJar kettlebell barrel bookmark tooth jug');

/** Made of six pieces or more: with paper around each of them they are a sticker, not an inlay. */
export const MANY_PIECES = setOf('wheat hop sun plant bee gem lighthouse column ball coins yarn barrel bookStack fingerprint flacon jasmine lantern logs noodleBowl teaWhisk thistle toothbrush');

/** Rods that lie across their box: they fill no round room, whatever its sides say. */
export const OBLIQUE = setOf('saw hammer key wrench needle feather paintbrush dumbbell rollingPin pencil toothbrush bone gavel');

/** Light things of one piece, which a ring of eight still shows. */
export const STREWN = setOf('leaf heart star bean jasmine flower spark');
