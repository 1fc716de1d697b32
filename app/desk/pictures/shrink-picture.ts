/** The longer side of what is sent, in pixels: more than any page shows. */
const longestSide = 2_560;

/** A smaller file is sent as it is, in bytes. */
const smallEnough = 400_000;

const quality = 0.86;

/**
 * A picture as it is sent: a large one is made smaller here, so that it takes seconds on a slow line. What
 * the browser cannot read, or would only make larger, stays as it is: the server judges it.
 */
export async function shrunkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (bitmap === null) return file;
  try {
    const drawn = await drawnAgain(bitmap);
    return drawn !== null && drawn.size < file.size ? drawn : file;
  } finally {
    bitmap.close();
  }
}

async function drawnAgain(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}
