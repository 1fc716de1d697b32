import { lazy, Suspense, useState } from "react";
import { QuietButton } from "../kit/button.tsx";
import type { Admin } from "../kit/office-access.ts";
import { counted } from "../phrases.ts";
import type { EditFieldsProps } from "./field-props.ts";
import { TextField } from "./text-field.tsx";

const PictureChoice = lazy(() => import("./picture-choice.tsx"));

type HeroFieldProps = Omit<EditFieldsProps, "isLive"> & { admin: Admin };

/** The picture above the text: one of the library, or one at an address. */
export function HeroField({ admin, form, change, messages, isReadOnly }: HeroFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className="field-group">
      <legend>Picture above the text</legend>
      {form.imageUrl !== "" && messages.hero_image_url === undefined && (
        <img className="edit-hero" src={form.imageUrl} alt={form.imageAlt} />
      )}
      <div className="cluster">
        <QuietButton
          label="Choose a picture"
          id="edit-choose-picture"
          disabled={isReadOnly}
          run={() => setChoosing(true)}
        />
        {form.imageUrl !== "" && (
          <QuietButton
            label="Remove the picture"
            disabled={isReadOnly}
            run={() => change({ imageUrl: "", imageAlt: "" })}
          />
        )}
      </div>
      <TextField
        id="edit-image-url"
        label="Address of the picture"
        value={form.imageUrl}
        change={(imageUrl) => change({ imageUrl })}
        isReadOnly={isReadOnly}
        hint="Empty for none"
        error={messages.hero_image_url}
      />
      <TextField
        id="edit-image-alt"
        label="What the picture shows"
        value={form.imageAlt}
        change={(imageAlt) => change({ imageAlt })}
        isReadOnly={isReadOnly}
        hint="For readers who cannot see it"
        count={`${counted(form.imageAlt.length, "character")}; up to 300`}
        error={messages.hero_image_alt}
      />
      {isChoosing && (
        <Suspense>
          <PictureChoice
            admin={admin}
            onClose={() => setChoosing(false)}
            onPick={({ url, alt }) => {
              change({ imageUrl: url, imageAlt: alt });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
