import { lazy, Suspense, useState } from "react";
import { QuietButton } from "../kit/button.tsx";
import { FormField, type EditFieldsProps } from "./text-field.tsx";

const PictureChoice = lazy(() => import("../pictures/picture-picker.tsx"));

export function HeroField(props: EditFieldsProps) {
  const { form, change, messages } = props;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className="field-group">
      <legend>Picture above the text</legend>
      {form.hero_image_url !== "" && messages.hero_image_url === undefined && (
        <img className="edit-hero" src={form.hero_image_url} alt={form.hero_image_alt} />
      )}
      <div className="cluster">
        <QuietButton
          label="Choose a picture"
          id="edit-choose-picture"
          run={() => setChoosing(true)}
        />
        {form.hero_image_url !== "" && (
          <QuietButton
            label="Remove the picture"
            run={() => change({ hero_image_url: "", hero_image_alt: "" })}
          />
        )}
      </div>
      <FormField {...props} name="hero_image_url" label="Address of the picture" hint="Optional" />
      <FormField
        {...props}
        name="hero_image_alt"
        label="What the picture shows"
        hint="For readers who cannot see it"
        counting={300}
      />
      {isChoosing && (
        <Suspense>
          <PictureChoice
            onClose={() => setChoosing(false)}
            onPick={({ url, alt }) => {
              change({ hero_image_url: url, hero_image_alt: alt });
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
