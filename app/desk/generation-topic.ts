/** What toasts about generating share. */
export const generationTopic = "generation";
