/** Width and height in pixels that Open Graph readers show without cutting. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** At the right edge of a share image. */
export const pictureArea = { left: 800, width: 400, height: 630 } as const;
