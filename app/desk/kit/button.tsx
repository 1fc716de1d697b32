import { Button as MantineButton, type ButtonProps as Look } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

type ButtonProps = Omit<ComponentProps<"button">, "about" | "children" | "onClick" | "style"> &
  Pick<Look, "variant" | "color" | "size" | "leftSection"> & {
    label: ReactNode;
    run?: (() => void) | undefined;
    about?: ReactNode;
    /** The server is at work: the button is off, and keeps the focus. */
    isBusy?: boolean;
  };

export function Button({ label, run, about, isBusy, ...rest }: ButtonProps) {
  return (
    <MantineButton
      aria-disabled={isBusy}
      {...rest}
      onClick={() => {
        if (isBusy !== true) run?.();
      }}
    >
      <Words label={label} about={about} />
    </MantineButton>
  );
}

export function QuietButton(props: ButtonProps) {
  return <Button variant="default" {...props} />;
}

export function RowButton(props: ButtonProps) {
  return <Button variant="subtle" size="compact-sm" {...props} />;
}

type QuietLinkProps = Pick<ButtonProps, "label" | "about" | "variant" | "size" | "leftSection"> & {
  to: string;
};

/** Pages beside the desk are loaded whole. */
export function QuietLink({ to, label, about, variant = "default", ...look }: QuietLinkProps) {
  const isDesk = /^(\/admin\/|\?)/.test(to);
  return (
    <MantineButton component={Link} to={to} reloadDocument={!isDesk} variant={variant} {...look}>
      <Words label={label} about={about} />
    </MantineButton>
  );
}

function Words({ label, about }: Pick<ButtonProps, "label" | "about">) {
  return (
    <>
      {label}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
    </>
  );
}
