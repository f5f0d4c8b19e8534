/** Whose account, and where its API is; without a server it is the provider's own. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly server?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number };
}
