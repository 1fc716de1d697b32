/** What a test chooses for a post, as the desk sends it. */
export type ChosenSections = { opening?: string; sections: { id: string }[] };

/** A choice for tests that need a post without a model, whatever their prompt is. */
export const feeSections: ChosenSections = { sections: [{ id: "passage:application-fee-table" }] };
