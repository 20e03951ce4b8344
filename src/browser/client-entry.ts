import { problemsPath } from "../build/lifecycle/develop-overlay-path"

/** Runs once, before the first page is hydrated. */
export function onClientEntry(): void {
  if (process.env.NODE_ENV === "development") {
    void import("./develop-overlay").then(({ showContentProblems }) => showContentProblems(problemsPath))
  }
}
