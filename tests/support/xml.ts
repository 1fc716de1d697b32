import { XMLParser } from "fast-xml-parser";

const characterOrEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** The document as plain values; throws where its text breaks the rules that lenient parsers forgive. */
export function readXml(xml: string): unknown {
  if (!xml.startsWith("<?xml ")) throw new Error("the XML declaration is missing");
  const outsideCdata = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, "");
  if (outsideCdata.includes("]]>")) throw new Error("a CDATA section ends twice");
  if (characterOrEntity.test(outsideCdata)) throw new Error("an ampersand is not escaped");
  if (/[^\P{Cc}\t\n\r]/u.test(xml)) throw new Error("a control character is not XML");
  return new XMLParser().parse(xml) as unknown;
}
