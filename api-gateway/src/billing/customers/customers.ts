/** What billing knows of a person who buys. */
export interface Customer {
  readonly email: string;
  readonly full_name: string | null;
  readonly email_verified_at: Date | null;
}

/** Finds customers by their account's id. Identity implements it; `app/` hands it in. */
export interface Customers {
  readonly find: (userId: string) => Promise<Customer | undefined>;
}
