import { structuredQuestions } from "../../content/faq-content.ts";
import { tools } from "../../content/tool-list.ts";
import { useAddresses, useFacts } from "../facts-context.ts";
import { plainWords, useLookUp } from "../marked-words.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** What most people want to know, where nothing is searched yet: the questions that the site itself puts first, and the tools. */
export function AskedMost() {
  const lookUp = useLookUp();
  const addressOf = useAddresses();
  const { edition } = useFacts();
  return (
    <>
      <SectionFrame section={{ id: "asked-most", title: "Asked most" }} level={2}>
        <ul className="link-list asked-most">
          {structuredQuestions(edition).map(({ id, question }) => (
            <li key={id}>
              <a href={`${addressOf("/faq")}#${id}`}>{plainWords(question, lookUp)}</a>
            </li>
          ))}
        </ul>
      </SectionFrame>
      <SectionFrame section={{ id: "tools", title: "Worked out for you" }} level={2}>
        <ul className="link-list asked-most">
          {tools.map(({ path, question }) => (
            <li key={path}>
              <a href={path}>{question}</a>
            </li>
          ))}
        </ul>
      </SectionFrame>
    </>
  );
}

/** Where else somebody finds an answer. */
export function WhereElse() {
  const addressOf = useAddresses();
  return (
    <SectionFrame section={{ id: "where-else", title: "Where else to ask" }} level={2}>
      <ul className="link-list asked-most">
        <li>
          <a href={addressOf("/faq")}>All questions and answers</a>
        </li>
        <li>
          <a href="/contact">Ask us by phone or message</a>
        </li>
        <li>
          <a href="/sitemap">All pages</a>
        </li>
      </ul>
    </SectionFrame>
  );
}
