import { exampleModel, examplePage } from "../../tests/helpers/site-model"
import { glossaryArtifacts } from "./glossary"

test("lists terms by route with title and definition, sorted, and omits other pages", () => {
  const [file] = glossaryArtifacts(
    exampleModel({
      pages: [
        examplePage("/docs/terms/put", { title: "Put", definition: "The right to sell." }),
        examplePage("/docs/terms/call", { title: "Call", definition: "The right to buy." }),
        examplePage("/docs/intro", { title: "Introduction" }),
        examplePage("/docs/terms/x", { title: "X", definition: "No.", unlisted: true }),
      ],
    }),
  )
  expect(file).toEqual({
    path: "/glossary.json",
    body: JSON.stringify({
      "/docs/terms/call": ["Call", "The right to buy."],
      "/docs/terms/put": ["Put", "The right to sell."],
    }),
  })
})
