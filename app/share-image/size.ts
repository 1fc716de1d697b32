/** Width and height in pixels that Open Graph readers show without cutting. */
export const shareImageSize = { width: 1200, height: 630 } as const;
