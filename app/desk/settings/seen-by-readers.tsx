import { Link } from "react-router";
import type { SettingsOnDesk } from "../../../domain/settings/settings-view.ts";
import { chatAddress, chatDigits, telephoneAddress } from "../../../content/site.ts";

type Institute = SettingsOnDesk["institute"];

type SeenByReadersProps = { institute: Institute; text: (field: string) => string };

/** The institute as readers would see it with what is typed; a placeholder is called one. */
export function SeenByReaders({ institute, text }: SeenByReadersProps) {
  const { placeholders } = institute;
  const typed = (field: "name" | "phone" | "address") => {
    const words = text(field).trim();
    return words === "" && !placeholders.includes(field) ? "" : words;
  };
  const phone = typed("phone");
  const chat = text("whatsapp").trim() || phone;
  return (
    <section aria-labelledby="seen-title" className="stack">
      <h3 id="seen-title">What readers see</h3>
      <address className="alert">
        <strong>
          <Shown of={typed("name")} />
        </strong>
        <p>
          <Shown of={typed("address")} />
        </p>
        <p>Phone: {phone === "" ? notSet : <a href={telephoneAddress(phone)}>{phone}</a>}</p>
        <p>
          WhatsApp:{" "}
          {chat === "" ? (
            notSet
          ) : (
            <a href={chatAddress({ whatsapp: chatDigits(chat) })} rel="noopener" target="_blank">
              {chat}
            </a>
          )}
        </p>
      </address>
      <p>
        The opening hours and the time of a reply are facts of the site:{" "}
        <Link to="/admin/facts/provider.hours">change the opening hours</Link>.
      </p>
    </section>
  );
}

const notSet = <em>Not set: readers see a placeholder.</em>;

function Shown({ of }: { of: string }) {
  return of === "" ? notSet : of;
}
