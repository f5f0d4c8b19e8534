export type { MailTokenSigner } from './mail-tokens/mail-token-signer.ts';
export { createOauthAttemptsStore } from './oauth/oauth-attempts.store.ts';
export { type Claims, createOpenIdFlow, type OpenIdFlow } from './oauth/openid-flow.ts';
export { createSignInAttempts, type SignInAttempts } from './oauth/sign-in-attempts.ts';
export { deviceOf } from './sessions/device.ts';
export type { OwnerProof } from './sign-ins/owner-proof.ts';
export type { UsersStore, UserWithCredits } from './users/users.store.ts';
