/** Width and height in pixels that Open Graph readers show without cutting. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the squares or the picture of a share image stand: its right edge. */
export const pictureArea = { left: 800, width: 400, height: 630 } as const;
