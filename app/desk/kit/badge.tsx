import { Badge as MantineBadge } from "@mantine/core";
import type { ReactNode } from "react";

export type Tone = "good" | "quiet" | "warning" | "danger";

const colors = { good: "teal", quiet: "gray", warning: "yellow", danger: "red" } as const;

type BadgeProps = { tone?: Tone; role?: "status"; children: ReactNode };

export function Badge({ tone = "good", ...rest }: BadgeProps) {
  return <MantineBadge component="span" variant="light" color={colors[tone]} {...rest} />;
}
