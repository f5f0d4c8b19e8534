/** The product's database on its own server. */
export const DATABASE_NAME = 'fifteen';
