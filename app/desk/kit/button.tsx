import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

type ButtonProps = Omit<
  ComponentProps<"button">,
  "about" | "className" | "children" | "onClick"
> & {
  label: ReactNode;
  run?: (() => void) | undefined;
  /** What it is done to, for those who do not see what it stands beside. */
  about?: ReactNode;
  /** The server is at work: the button is off, and keeps the focus. */
  isBusy?: boolean;
};

/** A button of the desk; it sends no form unless it says so by its `type`. */
export function Button(props: ButtonProps) {
  return <PlainButton look="button" {...props} />;
}

/** One that stands beside the main one. */
export function QuietButton(props: ButtonProps) {
  return <PlainButton look="button button-quiet" {...props} />;
}

/** One of the ways on of a row, or in a text. */
export function RowButton(props: ButtonProps) {
  return <PlainButton look="desk-post-button" {...props} />;
}

function PlainButton({ look, label, run, about, isBusy, ...rest }: ButtonProps & { look: string }) {
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      {...rest}
      className={look}
      onClick={() => {
        if (isBusy !== true) run?.();
      }}
    >
      <Words {...{ label, about }} />
    </button>
  );
}

type QuietLinkProps = Pick<ButtonProps, "label" | "about"> & { to: string };

/** A way to another page that looks like a button; what is not of the desk is loaded whole. */
export function QuietLink({ to, ...words }: QuietLinkProps) {
  const isDesk = /^(\/admin\/|\?)/.test(to);
  return (
    <Link className="button button-quiet" to={to} reloadDocument={!isDesk}>
      <Words {...words} />
    </Link>
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
