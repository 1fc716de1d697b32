import { Checkbox } from "@mantine/core";
import { Places, PostsToRead } from "./places.tsx";
import { screenTitleId } from "./opened-fact.ts";
import type { Changing, Trial } from "./use-change.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { Part } from "../kit/desk-page.tsx";

type PlacesScreenProps = {
  changing: Changing;
  trial: Trial;
  /** The edition that it is about, while readers see nothing of that. */
  unseen: string | null;
};

/** The second screen: what the change would do everywhere, and what has to be confirmed. */
export function PlacesScreen({ changing, trial, unseen }: PlacesScreenProps) {
  const { entry, change, show } = changing;
  const { questions, places, posts } = trial;
  const open = questions.filter((question) => !entry.confirmed.includes(question));

  function toggle(question: string) {
    const others = entry.confirmed.filter((sentence) => sentence !== question);
    const isTicked = others.length < entry.confirmed.length;
    change({ confirmed: isTicked ? others : [...others, question] });
  }

  return (
    <Part id={screenTitleId} title="Every place, before and after">
      {questions.length > 0 && (
        <fieldset className="field-group">
          <legend>This is unusual. Is it correct?</legend>
          {questions.map((question) => (
            <Checkbox
              label={question}
              checked={entry.confirmed.includes(question)}
              onChange={() => toggle(question)}
              key={question}
            />
          ))}
        </fieldset>
      )}
      {unseen !== null && <p>{unseen} is not visible to readers until it is opened.</p>}
      <PostsToRead posts={posts} />
      <Places places={places} isOpen />
      <div className="cluster">
        <Button
          label="Next: what readers are told"
          disabled={open.length > 0}
          run={() => show("readers")}
        />
        <QuietButton label="Back to the value" run={() => show("value")} />
      </div>
      {open.length > 0 && <p className="quiet">Tick each point that you have checked.</p>}
    </Part>
  );
}
