import { longIndianDate } from "../../domain/shared/clock.ts";
import { cycleSentence } from "../exam-cycle.ts";
import type { HomeData } from "../pages/home.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { ButtonLinks } from "./button-links.tsx";

type HomeHeroProps = Pick<HomeData, "hero" | "status" | "keyFacts" | "factsCheckedOn">;

/** What this is, where to go, and the exam's figures: all on the first screen. */
export function HomeHero({ hero, status, keyFacts, factsCheckedOn }: HomeHeroProps) {
  return (
    <div className="home-hero">
      <div className="stack-wide">
        <div className="stack">
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
        </div>
        <ButtonLinks links={hero.buttons} />
        <p className="alert">{cycleSentence(status)}</p>
      </div>
      <KeyFacts
        title="JEE Main 2026: key facts"
        facts={keyFacts}
        source={`Dates are as reported. Facts checked on ${longIndianDate(factsCheckedOn)}. The official notice always prevails.`}
      />
    </div>
  );
}
