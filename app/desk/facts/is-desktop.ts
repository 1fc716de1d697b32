/** Whether the window is wide enough for long lists to stand open. Only in the browser. */
export function isDesktop(): boolean {
  return window.matchMedia("(width >= 64rem)").matches;
}
