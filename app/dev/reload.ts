// Public pages run no script of their own; while developing they reload when a file changes.
import.meta.hot?.on("react-router:hmr", () => location.reload());
