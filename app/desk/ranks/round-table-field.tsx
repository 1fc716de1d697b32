import type { TypedRound } from "./send-round.ts";

type RoundTableFieldProps = {
  typed: TypedRound;
  type: (change: Partial<TypedRound>) => void;
  /** Why the table was not read; null for nothing. */
  refusal: string | null;
};

/** The table of a round: a file, or what was pasted. A refusal of it stands beside the one that was given. */
export function RoundTableField({ typed, type, refusal }: RoundTableFieldProps) {
  const isPasted = typed.file === null && typed.pasted !== "";
  const shown = (isThis: boolean) => refusal !== null && isThis;
  return (
    <>
      <div className="field">
        <label htmlFor={tableFields.file}>The saved page, or the table as CSV</label>
        <input
          id={tableFields.file}
          type="file"
          accept=".html,.htm,.csv,.tsv,.txt"
          required={typed.pasted === ""}
          aria-invalid={shown(!isPasted) || undefined}
          aria-describedby={shown(!isPasted) ? "round-refusal" : undefined}
          onChange={({ target }) => type({ file: target.files?.[0] ?? null })}
        />
        {shown(!isPasted) && <Refusal words={refusal} />}
      </div>
      {typed.file === null && (
        <div className="field">
          <label htmlFor={tableFields.pasted}>Or the table, pasted with its headings</label>
          <textarea
            id={tableFields.pasted}
            rows={4}
            value={typed.pasted}
            aria-invalid={shown(isPasted) || undefined}
            aria-describedby={shown(isPasted) ? "round-refusal" : undefined}
            onChange={({ target }) => type({ pasted: target.value })}
          />
          {shown(isPasted) && <Refusal words={refusal} />}
        </div>
      )}
    </>
  );
}

/** The ids of both, for the focus. */
export const tableFields = { file: "round-file", pasted: "round-pasted" } as const;

function Refusal({ words }: { words: string | null }) {
  return (
    <p className="error" id="round-refusal">
      {words}
    </p>
  );
}
