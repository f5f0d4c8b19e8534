import { AUTH_MESSAGES, PASSWORD_MIN } from '@fifteen/contracts';

export interface SignupFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly agreed: boolean;
}

/** Fields whose trouble the page itself can name; the rest is the browser's own check. */
export type PasswordProblem = { readonly field: 'password' | 'confirmation'; readonly message: string };
export type SignupProblem = PasswordProblem | { readonly field: 'agreed'; readonly message: string };

export const passwordProblem = ({
  password,
  confirmation,
}: Pick<SignupFields, PasswordProblem['field']>): PasswordProblem | null => {
  if (password !== confirmation) return { field: 'confirmation', message: AUTH_MESSAGES.passwordsDiffer };
  if (password.length < PASSWORD_MIN) return { field: 'password', message: AUTH_MESSAGES.passwordShort };
  return null;
};

/** The agreement comes last, as it does in the form. */
export const signupProblem = (fields: Pick<SignupFields, SignupProblem['field']>): SignupProblem | null =>
  passwordProblem(fields) ?? (fields.agreed ? null : { field: 'agreed', message: AUTH_MESSAGES.termsNotAgreed });

export interface SignupBody {
  readonly email: string;
  readonly password: string;
  readonly full_name: string | null;
}

/** An empty name is null: the account then goes by its e-mail. The password is never trimmed. */
export const signupBody = ({ name, email, password }: Omit<SignupFields, 'agreed'>): SignupBody => ({
  email: email.trim(),
  password,
  full_name: name.trim() || null,
});
