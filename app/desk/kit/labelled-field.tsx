import { Textarea, TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { takeFocus } from "./focus.ts";

type TypedFieldProps = Pick<ComponentProps<typeof TextInput>, "label" | "form" | "readOnly"> &
  Pick<ComponentProps<"input">, "maxLength" | "placeholder" | "type" | "max" | "inputMode"> &
  Pick<ComponentProps<"input">, "autoComplete" | "onKeyDown"> & {
    id: string;
    hint?: string | undefined;
    problem?: string | undefined;
    value: string;
    change: (text: string) => void;
    rows?: number | undefined;
    takesFocus?: boolean;
  };

/** A field of which each letter counts at once; for forms that are sent as they stand there is `Field`. */
export function TypedField(props: TypedFieldProps) {
  const { hint, problem, change, rows, takesFocus, type = "text", onKeyDown, ...input } = props;
  const shared = {
    ...input,
    description: hint,
    error: problem,
    ref: takesFocus === true ? takeFocus : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  if (rows !== undefined) return <Textarea {...shared} rows={rows} />;
  return <TextInput {...shared} type={type} onKeyDown={onKeyDown} />;
}
