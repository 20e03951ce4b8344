import { delays } from "../../../site.config"

/**
 * Changes how Gatsby's loader handles failures: it caches a failed page until the next full load,
 * so retrying never helps and going back to the page shows nothing. It also waits indefinitely for
 * a response, and retries a failed request three times.
 * @see docs/decisions/0013-page-loads.md
 */
export const loaderRule = {
  test: /[\\/]\.cache[\\/]loader\.js$/,
  enforce: "pre",
  loader: "string-replace-loader",
  options: {
    multiple: [
      {
        search: "this.pageDataDb.set(pagePath, pageData)",
        replace:
          "pageData.payload && !pageData.notFound && this.pageDataDb.set(pagePath, pageData)",
        strict: true,
      },
      {
        search: "this.pageDb.set(pagePath, finalResult)",
        replace: "finalResult.payload && this.pageDb.set(pagePath, finalResult)",
        strict: true,
      },
      {
        search: "const req = new XMLHttpRequest()",
        replace: `const req = new XMLHttpRequest()
    let timer
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        req.late = true
        req.abort()
      }, ${delays.patience})
    }`,
        strict: true,
      },
      {
        search: "if (req.readyState == 4) {",
        replace: "wait()\n      if (req.readyState == 4) {\n        clearTimeout(timer)",
        strict: true,
      },
      { search: "req.send(null)", replace: "req.send(null)\n    wait()", strict: true },
      { search: "if (retries < 3)", replace: "if (retries < 3 && !req.late)", strict: true },
      {
        search: "if (status !== 200 && retries < 3)",
        replace: "if (status !== 200 && retries < 3 && !req.late)",
        strict: true,
      },
    ],
  },
} as const
