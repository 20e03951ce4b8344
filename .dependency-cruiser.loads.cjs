/** What the browser and the build load when they run, through any chain of imports. Types are gone by then. */
const { options } = require("./.dependency-cruiser.cjs")

module.exports = {
  forbidden: [
    {
      name: "readers load nothing of the build",
      comment: "import only its type, or move what pages need into a file without it",
      from: {
        path: "^gatsby-browser\\.tsx$|^src/templates/[^/]+/index\\.tsx$|^src/search/worker/search-worker\\.ts$",
      },
      to: {
        path: "^node_modules/(zod|yaml|unified|sharp)/|^(node:.+|fs|path|os|crypto|url|util|zlib|module|child_process|worker_threads)$|^src/(markdown|gatsby|site|pictures|emit|build)/",
        reachable: true,
      },
    },
    {
      name: "the build loads nothing that pages draw",
      comment: "describe it in a file of its own, such as component.ts",
      from: { path: "^src/gatsby/(index|emit-worker)\\.ts$" },
      // dependency-cruiser takes generic arrow functions of .ts files for JSX, hence for imports of its runtime
      // (findings/dependency-cruiser-generic-arrow.sh).
      to: { path: "^node_modules/react(-dom)?/(?!jsx-runtime)|\\.tsx$", reachable: true },
    },
  ].map(rule => ({ severity: "error", ...rule })),
  options: {
    ...options,
    tsPreCompilationDeps: false,
    // call-tool.ts checks what assistants ask by its schemas; no reader loads it.
    doNotFollow: { path: "node_modules|^src/page-tools/call-tool\\.ts$" },
  },
}
