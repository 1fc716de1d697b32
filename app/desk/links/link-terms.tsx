import { longestLinkDays, previewLinkDays } from "../../../domain/review/link-terms.ts";
import type { LinkScope, LinkTerms } from "../calls/review-links.ts";

/** What each scope is called. */
export const scopeLabels = {
  preview: "Read only",
  edit: "Read and correct",
  approve: "Read, correct and approve",
} as const satisfies Record<LinkScope, string>;

export const usualTerms: LinkTerms = { scope: "approve", days: previewLinkDays };

const scopes = ["preview", "edit", "approve"] as const;

type LinkTermsFieldsProps = {
  /** Tells the fields of two forms apart. */
  form: string;
  terms: LinkTerms;
  setTerms: (terms: LinkTerms) => void;
};

/** What a new link allows, and for how long. */
export function LinkTermsFields({ form, terms, setTerms }: LinkTermsFieldsProps) {
  return (
    <div className="desk-link-terms">
      <div className="field">
        <label htmlFor={`${form}-scope`}>It allows to</label>
        <select
          id={`${form}-scope`}
          value={terms.scope}
          onChange={({ target }) => {
            const scope = scopes.find((name) => name === target.value);
            if (scope !== undefined) setTerms({ ...terms, scope });
          }}
        >
          {scopes.map((scope) => (
            <option value={scope} key={scope}>
              {scopeLabels[scope]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${form}-days`}>Days</label>
        <input
          id={`${form}-days`}
          type="number"
          min={1}
          max={longestLinkDays}
          step={1}
          required
          value={Number.isNaN(terms.days) ? "" : terms.days}
          onChange={({ target }) => setTerms({ ...terms, days: target.valueAsNumber })}
        />
      </div>
    </div>
  );
}
