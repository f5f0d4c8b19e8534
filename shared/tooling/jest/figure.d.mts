/** Prints the figure that a case of the quality catalogue asks for, as a line of its own: `A4: 10,000 guesses, 10 tried`. */
export declare const figure: (id: string, text: string) => void;
