/** Every table of the product, as Kysely sees it. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Database {}
