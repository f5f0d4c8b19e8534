/** What templates need of the installation. */
export interface Links {
  /** An address of the site: `page('/login')`. */
  readonly page: (path: string) => string;
  /** One that carries the signed token of this id. */
  readonly withToken: (path: string, tokenId: string) => string;
  /** For a mail program, which posts to it by itself and knows no fragment. */
  readonly oneClick: (path: string, tokenId: string) => string;
}
