import { AUTH_MESSAGES, PASSWORD_MIN } from '@fifteen/contracts';

export interface SignupFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Fields whose trouble the page itself can name; the rest is the browser's own check. */
export type PasswordProblem = { readonly field: 'password' | 'confirmation'; readonly message: string };

export const passwordProblem = ({
  password,
  confirmation,
}: Pick<SignupFields, 'password' | 'confirmation'>): PasswordProblem | null => {
  if (password !== confirmation) return { field: 'confirmation', message: AUTH_MESSAGES.passwordsDiffer };
  if (password.length < PASSWORD_MIN) return { field: 'password', message: AUTH_MESSAGES.passwordShort };
  return null;
};

export interface SignupBody {
  readonly email: string;
  readonly password: string;
  readonly full_name: string | null;
}

/** An empty name is null: the account then goes by its e-mail. The password is never trimmed. */
export const signupBody = ({ name, email, password }: SignupFields): SignupBody => ({
  email: email.trim(),
  password,
  full_name: name.trim() || null,
});
