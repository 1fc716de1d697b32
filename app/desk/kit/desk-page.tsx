import { Button, Center, Group, Loader, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Link, useRevalidator, type MetaDescriptor } from "react-router";
import { pageTitle } from "../../page-title.ts";
import { QuietButton, QuietLink } from "./button.tsx";

export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex, nofollow" }];
}

type DeskHeadingProps = { title: string; id?: string; children?: ReactNode };

export function DeskHeading({ title, id, children }: DeskHeadingProps) {
  return (
    <Group component="header" justify="space-between">
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      <Group gap="sm">{children}</Group>
    </Group>
  );
}

type PartProps = { id: string; title: ReactNode; isCard?: boolean; children: ReactNode };

export function Part({ id, title, isCard = false, children }: PartProps) {
  return (
    <section className={isCard ? "card stack" : "stack"} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Loading({ label }: { label: string }) {
  return (
    <p className="cluster" role="status">
      <Loader size="sm" aria-hidden />
      {label}
    </p>
  );
}

export function Opening({ label = "Opening…" }) {
  return (
    <>
      <Loading label={label} />
      <noscript>
        <p>This page needs JavaScript: please switch it on and load it again.</p>
      </noscript>
    </>
  );
}

export function Checking() {
  return (
    <Stack mih="60vh" align="center" justify="center">
      <h1 className="visually-hidden">Admin Dashboard</h1>
      <Opening label="Checking your access…" />
    </Stack>
  );
}

type NotLoadedProps = { what: string; reason: string; retry?: () => void };

export function NotLoaded({ what, reason, retry }: NotLoadedProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="alert alert-danger" role="alert">
      <p>
        {what} could not be loaded. {reason}
      </p>
      <p>
        <QuietButton label="Try again" run={retry ?? (() => void revalidate())} />
      </p>
    </div>
  );
}

type ErrorCardProps = { title: string; message: string; children?: ReactNode };

export function ErrorCard({ title, message, children }: ErrorCardProps) {
  return (
    <Center component="section" mih="60vh" aria-labelledby="error-title">
      <div className="card">
        <h1 id="error-title">{title}</h1>
        <p role="alert">{message}</p>
        <div className="cluster">{children}</div>
      </div>
    </Center>
  );
}

export function ReviewError({ title, message }: { title: string; message: string }) {
  return (
    <ErrorCard title={title} message={message}>
      <p className="quiet">The admin dashboard has the newest link to each draft.</p>
      <QuietLink to="/admin/dashboard" label="Back to Dashboard" />
    </ErrorCard>
  );
}

type LinkTab = { readonly label: string; readonly to: string; readonly isCurrent: boolean };

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <Group component="nav" gap={4} aria-label={label}>
      {tabs.map(({ label: words, to, isCurrent }) => (
        <Button
          component={Link}
          px="sm"
          to={to}
          variant={isCurrent ? "light" : "subtle"}
          aria-current={isCurrent ? "page" : undefined}
          preventScrollReset
          key={words}
        >
          {words}
        </Button>
      ))}
    </Group>
  );
}
