/** A prompt, and what it asks for in the short notation: "weight +; keep font". */
export type Wish = readonly [prompt: string, asked: string];
