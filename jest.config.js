/** Runs pure code in Node, and components and views in jsdom. */
const swc = {
  "\\.ya?ml$": "<rootDir>/tests/helpers/yaml-transform.cjs",
  "^.+\\.m?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
      module: { type: "commonjs" },
    },
  ],
}

const shared = {
  transform: swc,
  // Transforms all but a few large CommonJS packages, because most Markdown packages are ESM only.
  transformIgnorePatterns: ["/node_modules/(react|react-dom|@swc|zod|temml|jsdom|elkjs)/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/site",
    "<rootDir>/.releases",
    "<rootDir>/.bench",
  ],
  moduleNameMapper: {
    "^@data/(.+)$": "<rootDir>/content/data/$1",
    "\\.module\\.css$": "<rootDir>/tests/helpers/css-module.ts",
    "\\.css(\\?lazy)?$": "<rootDir>/tests/helpers/empty.ts",
    // The `exports` of these packages have no entry for `require`, which Jest uses.
    "^(beautiful-mermaid|@actions/workflow-parser|@actions/expressions)$":
      "<rootDir>/node_modules/$1/dist/index.js",
    "^(@actions/(?:workflow-parser|expressions))/(.+)$": "<rootDir>/node_modules/$1/dist/$2.js",
  },
}

module.exports = {
  // Jest leaves one processor free by default: on two processors it took 297 s instead of 155 s.
  maxWorkers: "100%",
  // Ends tests that hang, but gives slow machines enough time.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: [
        "<rootDir>/src/**/*.test.ts",
        "<rootDir>/tests/unit/**/*.test.ts",
        "<rootDir>/{scripts,bench}/**/*.test.ts",
      ],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/src/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/helpers/setup-dom.ts"],
    },
  ],
}
