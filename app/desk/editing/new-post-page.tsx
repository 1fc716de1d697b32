import { redirect } from "react-router";
import { defaultPostCategory, postCategories } from "../../../content/post-categories.ts";
import { createPost } from "../../calls/editing.ts";
import { attempt, formOf } from "../kit/desk-data.ts";
import { DeskForm, Field, forgetTyped, SubmitButton } from "../kit/desk-form.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import type { Route } from "./+types/new-post-page.ts";

const keptAs = "new-post";

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { title = "", category = "" } = await formOf(request);
  const answer = await attempt(createPost, { title, category });
  if (!answer.ok) return answer;
  forgetTyped(keptAs);
  throw redirect(`/admin/posts/${answer.value.post.postId}`);
}

export function clientLoader() {
  return null;
}

export default function NewPostPage() {
  return (
    <div className="stack">
      <DeskHeading title="New post" />
      <DeskForm keptAs={keptAs} label="New post">
        <Field name="title" label="Title" />
        <Field
          name="category"
          label="Category"
          options={Object.entries(postCategories)}
          initial={defaultPostCategory}
        />
        <SubmitButton label="Begin writing" />
        <p className="quiet">
          It is a draft until an approver publishes it. AI can draft one instead, on the dashboard.
        </p>
      </DeskForm>
    </div>
  );
}
