import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleAsync, transform, type Targets } from "lightningcss";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import selectorParser, { type Node, type Selector } from "postcss-selector-parser";
import type { Plugin } from "vite";
import type { Need, StyleRule, StyleRules } from "../app/styles/style-rules.ts";

const virtualModule = "virtual:style-rules";
const stylesheet = fileURLToPath(new URL("../app/styles/app.css", import.meta.url));

/**
 * `import { names, rules } from "virtual:style-rules"`: the public stylesheet, taken apart for
 * `app/styles/page-styles.ts`, which puts together of it what a page needs.
 */
export function styleRules(): Plugin {
  const id = `\0${virtualModule}`;
  return {
    name: "style-rules",
    resolveId: { filter: { id: new RegExp(`^${virtualModule}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      async handler() {
        const { targets } = this.environment.config.css.lightningcss ?? {};
        const watch = (file: string) => this.addWatchFile(file);
        const { names, rules } = rulesOf(await builtStylesheet(targets, watch));
        return `export const names = ${JSON.stringify(names)};\nexport const rules = ${JSON.stringify(rules)};`;
      },
    },
  };
}

/**
 * In one file, minified, without nested rules, with short names and without the tokens that have one
 * value everywhere. Beside others: Vite bundles styles at the same time, whose threads wait for this one.
 */
async function builtStylesheet(
  targets: Targets | undefined,
  watch: (file: string) => void,
): Promise<string> {
  const readWatched = (file: string) => {
    watch(file);
    return readFile(file, "utf8");
  };
  const { code } = await bundleAsync({
    filename: stylesheet,
    targets,
    resolver: { read: readWatched },
  });
  const root = postcss.parse(code.toString());
  writeOutConstants(root);
  const short = new Map<string, string>();
  const shorten = (name: string) => {
    if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
    return short.get(name);
  };
  const minifiedSheet = transform({
    filename: stylesheet,
    code: Buffer.from(root.toString()),
    minify: true,
    targets,
    visitor: { DashedIdent: shorten },
  });
  return minifiedSheet.code.toString();
}

function writeOutConstants(root: Root): void {
  const values = new Map<string, readonly string[]>();
  root.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  root.walkDecls((declaration) => {
    if (values.get(declaration.prop)?.length === 1) declaration.remove();
    else declaration.value = withInlinedTokens(declaration.value);
  });

  function withInlinedTokens(value: string): string {
    return value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const [constant, ...otherTokens] = values.get(name) ?? [];
      return constant === undefined || otherTokens.length > 0 ? use : withInlinedTokens(constant);
    });
  }
}

/** Each rule by itself, with what has to be on a page for it to match. */
function rulesOf(css: string): StyleRules {
  const numbers = new Map<string, number>();
  const rules = postcss.parse(css).nodes.flatMap((node) => taken(node, []));
  return { names: [...numbers.keys()], rules };

  function taken(node: ChildNode, around: readonly string[]): readonly StyleRule[] {
    if (node.type === "rule") return ofRule(node, around);
    if (node.type !== "atrule") throw node.error("This is neither a rule nor an at-rule.");
    if (/^(layer|media|supports|container)$/.test(node.name) && node.nodes !== undefined) {
      const within = [...around, `@${node.name} ${node.params}`];
      return node.nodes.flatMap((child) => taken(child, within));
    }
    return [statement(node, around)];
  }

  function ofRule(rule: Rule, around: readonly string[]): readonly StyleRule[] {
    const selectors = rule.selectors.map((text) => ({ text, needs: needsOf(text) }));
    const isToken = (node: ChildNode) => node.type === "decl" && node.prop.startsWith("--");
    const tokens = rule.nodes.filter(isToken).map((token) => ({
      ...{ around, selectors, text: token.toString(), uses: usedIn(token.toString()) },
      gives: token.type === "decl" ? token.prop : null,
    }));
    const text = rule.nodes.filter((node) => !isToken(node)).join(";");
    return [
      ...tokens,
      ...(text === "" ? [] : [{ around, selectors, text, gives: null, uses: usedIn(text) }]),
    ];
  }

  function needsOf(selector: string): readonly Need[] {
    return selectorParser().astSync(selector).nodes.flatMap(ofSelector);
  }

  function ofSelector({ nodes }: Selector): readonly Need[] {
    return nodes.flatMap(ofNode);
  }

  /** Attributes and states come and go, so they count as present; what `:not()` rules out is never needed. */
  function ofNode(node: Node): readonly Need[] {
    if (node.type === "tag") return [numberOf(node.value)];
    if (node.type === "class") return [numberOf(`.${node.value}`)];
    if (node.type === "id") return [numberOf(`#${node.value}`)];
    if (node.type !== "pseudo" || !/^:(is|where|has)$/.test(node.value)) return [];
    return [node.nodes.map(ofSelector)];
  }

  function numberOf(name: string): number {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  }
}

/** What stands whole: `@keyframes`, `@page`, the order of the layers. */
function statement(node: AtRule, around: readonly string[]): StyleRule {
  const isAnimation = node.name === "keyframes";
  const text = node.nodes === undefined ? `${node.toString()};` : node.toString();
  return { around, selectors: null, text, gives: isAnimation ? node.params : null, uses: [] };
}

/** Tokens, and whatever may be the name of an animation. */
function usedIn(text: string): readonly string[] {
  const tokens = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name);
  const animations = [...text.matchAll(/animation(?:-name)?:([^;]*)/g)].flatMap(
    ([, value = ""]) => value.match(/[a-z][\w-]*/g) ?? [],
  );
  return [...new Set([...tokens, ...animations])];
}
