declare module "virtual:style-rules" {
  export const names: import("./style-rules.ts").StyleRules["names"];
  export const rules: import("./style-rules.ts").StyleRules["rules"];
}
