import { useState, type SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { defaultPostCategory, postCategories } from "../../../domain/posts/post-categories.ts";
import { createPost } from "../../calls/editing.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";

/** A post that somebody writes: its title and category, and then the editor. */
export function NewPostForm({ admin }: { admin: Admin }) {
  const [title, setTitle] = usePersistedText("new-post");
  const [category, setCategory] = useState<string>(defaultPostCategory);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function make() {
    setMaking(true);
    const made = await callAsAdmin(admin, createPost, { title, category });
    setMaking(false);
    setFailure(made.ok ? null : made.message);
    if (!made.ok) return;
    setTitle("");
    await navigate(`/admin/posts/${made.value.post.postId}`);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    void make();
  }

  return (
    <form className="stack edit-new" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor="new-title">Title</label>
        <input
          id="new-title"
          type="text"
          value={title}
          readOnly={isMaking}
          aria-invalid={failure === null ? undefined : true}
          aria-describedby={failure === null ? undefined : "new-failure"}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="new-category">Category</label>
        <select
          id="new-category"
          value={category}
          disabled={isMaking}
          onChange={(event) => setCategory(event.currentTarget.value)}
        >
          {Object.entries(postCategories).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {failure !== null && (
        <p className="error" id="new-failure" role="alert">
          {failure}
        </p>
      )}
      <p>
        <button className="button" type="submit" disabled={isMaking}>
          {isMaking ? "Making the draft…" : "Begin writing"}
        </button>
      </p>
      <p className="quiet">
        It is a draft until an approver publishes it. AI can draft one instead, on the dashboard.
      </p>
    </form>
  );
}
