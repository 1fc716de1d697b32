import { z } from "zod";
import { fail } from "../shared/result.ts";

/** Whether a text can be a post's id at all. PostgreSQL refuses some others (NUL), so they are not looked up. */
export const isPostId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Whether a text can be a slug at all. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,96}$/.test(text);

export const noSuchPost = () => fail("not-found", "There is no such post.");
