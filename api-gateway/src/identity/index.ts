export type { MailTokenSigner } from './mail-tokens/mail-token-signer.ts';
export { deviceOf } from './sessions/device.ts';
export type { OwnerProof } from './sign-ins/owner-proof.ts';
export type { UsersStore, UserWithCredits } from './users/users.store.ts';
