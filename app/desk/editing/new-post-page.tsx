import { useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import { createPost } from "../../calls/editing.ts";
import type { Route } from "./+types/new-post-page.ts";
import { formOf } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { title = "", category = "" } = await formOf(request);
  return attempt(createPost, { title, category });
}

export function clientLoader() {
  return null;
}

export default function NewPostPage() {
  const fetcher = useFetcher<typeof clientAction>();
  const navigate = useNavigate();
  const made = fetcher.state === "idle" && fetcher.data?.ok === true ? fetcher.data.value : null;
  const postId = made?.post.postId;
  useEffect(() => {
    if (postId !== undefined) void navigate(`/admin/posts/${postId}`);
  }, [postId, navigate]);
  return (
    <div className="stack edit-new">
      <DeskHeading title="New post" />
      <DeskForm keptAs="new-post" label="New post" fetcher={fetcher}>
        <Field name="title" label="Title" />
        <SelectField
          name="category"
          label="Category"
          options={Object.entries(postCategories)}
          initial={defaultPostCategory}
        />
        <ButtonBar submit="Begin writing" />
        <p className="quiet">
          It is a draft until an approver publishes it. AI can draft one instead, on the dashboard.
        </p>
      </DeskForm>
    </div>
  );
}
