/** Two environments: pure code in Node, components and views in jsdom. */
const swc = {
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
  // Most of the Markdown packages are ESM only, so everything but a few CommonJS giants is transformed.
  transformIgnorePatterns: ["/node_modules/(react|react-dom|@swc|zod|temml|jsdom|elkjs)/"],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/site",
    "<rootDir>/.releases",
    "<rootDir>/.bench",
  ],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/helpers/css-module.ts",
    "\\.css(\\?lazy)?$": "<rootDir>/tests/helpers/empty.ts",
    // Their `exports` have no entry for `require`, which jest uses.
    "^(beautiful-mermaid|@actions/workflow-parser|@actions/expressions)$":
      "<rootDir>/node_modules/$1/dist/index.js",
    "^(@actions/(?:workflow-parser|expressions))/(.+)$": "<rootDir>/node_modules/$1/dist/$2.js",
  },
}

module.exports = {
  // Jest leaves one processor free: of two it used one, and took 297 s where both take 155.
  maxWorkers: "100%",
  // A test that hangs ends; how fast the machine is decides nothing.
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
