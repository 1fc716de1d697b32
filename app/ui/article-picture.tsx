import type { ComponentProps } from "react";
import { pictureImage } from "../../domain/shared/picture-address.ts";

/** How wide an article's column is: as wide as the screen less its margins, 45rem at most. */
const articleSizes = "(width >= 48rem) 45rem, calc(100vw - 2rem)";

type PictureProps = Omit<ComponentProps<"img">, "src" | "alt"> & {
  readonly src: string;
  /** Empty for a decorative one. */
  readonly alt: string;
};

/** An image of an article. One of our own pictures says its size and all its files, so that nothing jumps and phones get a small one. */
export function Picture({ src, alt, sizes = articleSizes, ...props }: PictureProps) {
  const picture = pictureImage(src);
  if (picture === null) return <img {...props} src={src} alt={alt} />;
  const { width, height, srcSet } = picture;
  return (
    <img
      {...props}
      src={picture.src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
    />
  );
}
