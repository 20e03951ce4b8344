import { contentComponents } from "."
import { componentSchemas } from "./schemas"

test("every component has a schema and every schema a component", () => {
  expect(Object.keys(componentSchemas)).toEqual(Object.keys(contentComponents))
})

test("a schema refuses props it does not know", () => {
  for (const schema of Object.values(componentSchemas)) {
    const issues = schema.props.safeParse({ colour: "red" }).error?.issues ?? []
    expect(issues.map(({ code }) => code)).toContain("unrecognized_keys")
  }
})
