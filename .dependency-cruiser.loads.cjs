/**
 * Rules for the modules that the browser and the build load when they run, through any chain of
 * imports. Type imports do not count.
 */
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
      from: { path: "^src/gatsby/(index|publish-thread)\\.ts$" },
      // dependency-cruiser mistakes generic arrow functions in .ts files for JSX, and reports an
      // import of the JSX runtime (findings/dependency-cruiser-generic-arrow.sh).
      to: { path: "^node_modules/react(-dom)?/(?!jsx-runtime)|\\.tsx$", reachable: true },
    },
  ].map(rule => ({ severity: "error", ...rule })),
  options: {
    ...options,
    tsPreCompilationDeps: false,
    // call-tool.ts validates assistants' requests with zod schemas; readers never load it.
    doNotFollow: { path: "node_modules|^src/page-tools/call-tool\\.ts$" },
  },
}
