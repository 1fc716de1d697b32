import jsonld from "jsonld";
import { z } from "zod";

/** A described thing, each property with all its values, as the parser's flattened form has them. */
const nodeSchema = z
  .object({ "@id": z.string(), "@type": z.array(z.string()).default([]) })
  .catchall(z.unknown());

export type Node = z.infer<typeof nodeSchema>;

const vocabulary = "https://schema.org/";

/** The schema.org context without the network: every word is a word of the vocabulary. */
function loadContext(url: string) {
  if (!/^https:\/\/schema\.org\/?$/.test(url)) throw new Error(`a context at ${url} was asked for`);
  const document = { "@context": { "@vocab": vocabulary } };
  return Promise.resolve({ documentUrl: url, document });
}

/** Read by a JSON-LD processor that knows nothing of the site. */
export async function readJsonLd(html: string): Promise<readonly Node[]> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const nodes = await Promise.all(
    blocks.map(async ([, text = ""]) => {
      const document = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      const flat: unknown = await jsonld.flatten(document, undefined, {
        documentLoader: loadContext,
      });
      return z.array(nodeSchema).parse(flat);
    }),
  );
  return nodes.flat();
}

/** The schema.org types of these things and how often each occurs. */
export function typeCounts(nodes: readonly Node[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const type of nodes.flatMap((node) => node["@type"])) {
    const name = type.replace(vocabulary, "");
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export function ofType(nodes: readonly Node[], type: string): readonly Node[] {
  return nodes.filter((node) => node["@type"].includes(vocabulary + type));
}

const valuesSchema = z
  .array(z.union([z.object({ "@value": z.unknown() }), z.object({ "@id": z.string() })]))
  .default([]);

export function values(node: Node | undefined, property: string): readonly unknown[] {
  return valuesSchema
    .parse(node?.[vocabulary + property])
    .map((value) => ("@value" in value ? value["@value"] : value["@id"]));
}

export function linked(nodes: readonly Node[], node: Node | undefined, property: string): Node {
  const [id] = values(node, property);
  const found = nodes.find((other) => other["@id"] === id);
  if (found === undefined) throw new Error(`nothing is linked by ${property}`);
  return found;
}
