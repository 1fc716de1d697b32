/** A choice for tests that need a post without a model, whatever their prompt is. */
export const feeSections = { sections: [{ id: "passage:application-fee-table" }] };
