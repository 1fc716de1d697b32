import { createFieldReader, lineField, mapField, phoneField, type Field } from "./field-forms.ts";
import { placeholders } from "./settings-in-force.ts";
import type { StoredSettings } from "./stored-settings.ts";

const longest = { name: 120, address: 300 };

/** What the office has typed about its institute, in the forms that are kept. */
export function judgeInstitute(typedSettings: StoredSettings["institute"]) {
  const { problems, read } = createFieldReader();
  const { name, phone, address, whatsapp, mapUrl } = typedSettings;
  const value = {
    name: read("name", notPlaceholder(lineField(name, longest.name), placeholders.name), null),
    phone: read("phone", notPlaceholder(phoneField(phone), placeholders.phone), null),
    address: read(
      "address",
      notPlaceholder(lineField(address, longest.address), placeholders.address),
      null,
    ),
    whatsapp: read("whatsapp", phoneField(whatsapp), null),
    mapUrl: read("mapUrl", mapField(mapUrl), null),
  };
  return { value, problems };
}

/** Whoever sends the placeholder back has not set it. */
function notPlaceholder(field: Field<string | null>, placeholder: string): Field<string | null> {
  return "value" in field && field.value === placeholder ? { value: null } : field;
}
