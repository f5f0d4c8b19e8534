const COUNT = new Intl.NumberFormat('en-US');

/** A number as it is read: "1,250". */
export const counted = (count: number): string => COUNT.format(count);
