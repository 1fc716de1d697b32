// Public pages run no script of their own; while developing they are loaded again when the server's part of them
// changes. Stylesheets are exchanged in place.
import.meta.hot?.on("site:edit", () => location.reload());
