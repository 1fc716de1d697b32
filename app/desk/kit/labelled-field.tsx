import { Input } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { takeFocus } from "./focus.ts";

/** For the `Input` in it, which finds its words by itself. */
type Common = { readonly id: string; readonly error: boolean };

type LabelledFieldProps = {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  count?: string | undefined;
  problem?: string | undefined;
  children: (common: Common) => ReactNode;
};

export function LabelledField({ id, label, hint, count, problem, children }: LabelledFieldProps) {
  const description = [hint, count].filter((words) => words !== undefined).join(" · ");
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description === "" ? undefined : description}
      error={problem}
      inputWrapperOrder={["label", "input", "description", "error"]}
    >
      {children({ id, error: problem !== undefined })}
    </Input.Wrapper>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "size" | "style"> & { error?: boolean };

export function SelectInput(props: SelectProps) {
  return (
    <Input
      component="select"
      {...props}
      pointer
      rightSection={<ChevronDown size={16} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}

type TextAreaProps = Omit<ComponentProps<"textarea">, "size" | "style"> & { error?: boolean };

export function TextAreaInput(props: TextAreaProps) {
  return <Input component="textarea" multiline {...props} />;
}

type TypedFieldProps = Omit<LabelledFieldProps, "children"> &
  Pick<ComponentProps<"input">, "form" | "readOnly" | "maxLength" | "placeholder"> &
  Pick<ComponentProps<"input">, "type" | "max" | "inputMode" | "autoComplete" | "onKeyDown"> & {
    value: string;
    change: (text: string) => void;
    rows?: number | undefined;
    takesFocus?: boolean;
  };

/** A field of which each letter counts at once; for forms that are sent as they stand there is `Field`. */
export function TypedField({ value, change, rows, takesFocus, ...rest }: TypedFieldProps) {
  const { id, label, hint, count, problem, ...input } = rest;
  const { form, readOnly, maxLength, placeholder } = input;
  return (
    <LabelledField id={id} label={label} hint={hint} count={count} problem={problem}>
      {(common) => {
        const shared = { ...common, value, ref: takesFocus === true ? takeFocus : undefined };
        return rows === undefined ? (
          <Input
            type="text"
            {...input}
            {...shared}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <TextAreaInput
            {...shared}
            rows={rows}
            form={form}
            readOnly={readOnly}
            maxLength={maxLength}
            placeholder={placeholder}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      }}
    </LabelledField>
  );
}
