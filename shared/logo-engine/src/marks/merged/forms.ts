const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '));

/** Motifs that are read at a tenth of their size: for rings and rows. Judged by eye on sheets. */
export const READ_SMALL = setOf('leaf heart star flower drop flame paw moon spark swift bolt fish bean sun clover gem bell key pepper cherry pine tulip wheat sprig note cross crown acorn hop olive songbird fox compass');

/** Left and right are alike and the outline says all: either half stands for the whole. */
export const READ_BY_HALF = setOf('heart drop flower paw fox owl cat butterfly tulip lotus clover sun bulb balloon tree pine bee crown tooth flame pear wheat sprig vase acorn bell bottle compass vinyl candle star gem');

/** Two of them side by side are a pair, not a crowd: alike on both sides, without a foot. */
export const PAIRED = setOf('heart drop pear acorn flame tooth chat cloud bell');

/** Broad, unbroken shapes that many small ones still make. */
export const BROAD = setOf('heart drop tree shield tooth bag cloud bell pear chat house leaf acorn vase pot cup bulb flame eye');

/** Made of six pieces or more: with paper around each of them they are a sticker, not an inlay. */
export const MANY_PIECES = setOf('wheat hop sun plant bee gem lighthouse column ball coins yarn');

/** Rods that lie across their box: they fill no round room, whatever its sides say. */
export const OBLIQUE = setOf('saw hammer key wrench needle feather paintbrush dumbbell');
