/** A file that cannot become a logo. The message is for its owner: what is wrong, and what to do. */
export class UnreadableLogo extends Error {
  override readonly name = 'UnreadableLogo';
}
