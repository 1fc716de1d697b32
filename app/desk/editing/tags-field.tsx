import { TagsInput } from "@mantine/core";
import { editFormId } from "./text-field.tsx";

type TagsFieldProps = {
  tags: readonly string[];
  change: (tags: readonly string[]) => void;
  error: string | undefined;
};

/** Tags as chips; a comma, Enter or leaving the field makes one of what is typed. */
export function TagsField({ tags, change, error }: TagsFieldProps) {
  return (
    <TagsInput
      id="edit-tags"
      label="Tags"
      description={`${tags.length} / 6. Press Enter or type a comma to add a tag.`}
      inputWrapperOrder={["label", "input", "description", "error"]}
      error={error}
      form={editFormId}
      autoComplete="off"
      acceptValueOnBlur
      value={[...tags]}
      onChange={change}
    />
  );
}
