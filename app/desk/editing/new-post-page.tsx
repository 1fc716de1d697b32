import { useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { defaultPostCategory, postCategories } from "../../../domain/posts/post-categories.ts";
import { createPost } from "../../calls/editing.ts";
import type { Route } from "./+types/new-post-page.ts";
import { AdminGuard } from "../kit/admin-access.tsx";
import { change, formOf } from "../kit/desk-data.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { deskHandle, DeskHeading, privateMeta } from "../kit/desk-page.tsx";

export const handle = deskHandle;

export function meta() {
  return privateMeta("New post");
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { title = "", category = "" } = await formOf(request);
  return change(context, createPost, { title, category });
}

/** A post that somebody writes: its title and category, and then the editor. */
export default function NewPostPage() {
  return (
    <div className="stack">
      <DeskHeading title="New post" />
      <AdminGuard>{() => <NewPost />}</AdminGuard>
    </div>
  );
}

function NewPost() {
  const fetcher = useFetcher<typeof clientAction>();
  const navigate = useNavigate();
  const made = fetcher.state === "idle" && fetcher.data?.ok === true ? fetcher.data.value : null;
  const postId = made?.post.postId;
  useEffect(() => {
    if (postId !== undefined) void navigate(`/admin/posts/${postId}`);
  }, [postId, navigate]);
  return (
    <div className="edit-new">
      <DeskForm keptAs="new-post" label="New post" fetcher={fetcher}>
        <Field name="title" label="Title" />
        <SelectField
          name="category"
          label="Category"
          options={Object.entries(postCategories)}
          initial={defaultPostCategory}
        />
        <ButtonBar submit="Begin writing" isBusy={fetcher.state !== "idle"} />
        <p className="quiet">
          It is a draft until an approver publishes it. AI can draft one instead, on the dashboard.
        </p>
      </DeskForm>
    </div>
  );
}
