import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PageMenu } from "../../components/page-menu"
import { fillMenu } from "./page-menu"

const edit = "https://github.com/a/b/edit/main/content/docs/x.md"

function show(more?: { editUrl?: string; cite?: boolean }) {
  document.title = "Streamia | Panoptic Docs"
  render(
    <>
      <PageMenu markdownPath="/docs/x.md" editUrl={more?.editUrl ?? edit} />
      {more?.cite && <details id="cite">BibTeX</details>}
      <p>Text</p>
    </>,
  )
  const menu = screen.getByText("Page actions").closest("details") as HTMLDetailsElement
  menu.open = true
  fillMenu(menu)
  return menu
}
const names = (menu: HTMLElement) =>
  [...menu.querySelectorAll("a,button")].map(({ textContent }) => textContent)

it("adds the page's actions only once", () => {
  const menu = show()
  fillMenu(menu)
  expect(names(menu)).toEqual([
    "Copy as Markdown",
    "View as Markdown",
    "Ask ChatGPT",
    "Ask Claude",
    "Ask Perplexity",
    "Edit this page",
    "History",
    "Print",
    "Copy citation",
    "Highlight changes on my next visit",
    "Updates feed (RSS)",
  ])
})

it("passes the address of the Markdown to an assistant", () => {
  show()
  const { href } = screen.getByText<HTMLAnchorElement>("Ask Claude")
  expect(new URL(href).searchParams.get("q")).toContain("http://localhost/docs/x.md")
})

it("links to the file's history when the repository has one", () => {
  show()
  expect(screen.getByText("History")).toHaveAttribute("href", edit.replace("edit", "commits"))
})

it("omits the history when the page is edited elsewhere", () => {
  show({ editUrl: "https://wiki.example/x" })
  expect(screen.queryByText("History")).not.toBeInTheDocument()
})

it("copies a one-line citation of the page", async () => {
  const user = userEvent.setup()
  const script = document.createElement("script")
  script.type = "application/ld+json"
  script.textContent = JSON.stringify({
    headline: "Streamia",
    url: "https://a.example/docs/x",
    dateModified: "2025-11-02",
    author: [{ name: "Ann" }, { name: "Bo" }],
  })
  document.head.append(script)
  show()
  await user.click(screen.getByText("Copy citation"))
  expect(await navigator.clipboard.readText()).toBe(
    "Ann, Bo. “Streamia.” Panoptic Docs, 2025-11-02. https://a.example/docs/x",
  )
  script.remove()
})

it("opens the BibTeX entry of research and closes when the reader goes there", async () => {
  const menu = show({ cite: true })
  await userEvent.click(screen.getByText("Cite this article"))
  expect(document.getElementById("cite")).toHaveAttribute("open")
  expect(menu.open).toBe(false)
})

it("closes on Escape, returning the focus, and on a click outside", async () => {
  const menu = show()
  screen.getByText("Print").focus()
  await userEvent.keyboard("{Escape}")
  expect(menu.open).toBe(false)
  expect(menu.querySelector("summary")).toHaveFocus()
  menu.open = true
  await userEvent.click(screen.getByText("Text"))
  expect(menu.open).toBe(false)
})
