import {
  algoliaFromEnvironment,
  algoliaMeta,
  algoliaOfPage,
  algoliaOrigin,
} from "./algolia-settings"

const settings = { appId: "APP", searchKey: "key", indexName: "site", hosts: [] as string[] }

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
  document.head.replaceChildren()
})

const set = (values: Record<string, string>) => Object.assign(process.env, values)

it("returns settings only when all three variables are set", () => {
  set({ GATSBY_ALGOLIA_APP_ID: "APP", GATSBY_ALGOLIA_SEARCH_KEY: "key" })
  expect(algoliaFromEnvironment()).toBeUndefined()
  set({ GATSBY_ALGOLIA_INDEX_NAME: "site" })
  expect(algoliaFromEnvironment()).toEqual(settings)
})

it("reads the settings that the build wrote into the page", () => {
  expect(algoliaOfPage(document)).toBeUndefined()
  document.head.append(Object.assign(document.createElement("meta"), algoliaMeta(settings)))
  expect(algoliaOfPage(document)).toEqual(settings)
})

it("ignores settings in the page that are not valid JSON", () => {
  document.head.innerHTML = '<meta name="algolia" content="{">'
  expect(algoliaOfPage(document)).toBeUndefined()
})

it("returns the origin of the first host", () => {
  expect(algoliaOrigin(settings)).toBe("https://app-dsn.algolia.net")
  expect(algoliaOrigin({ ...settings, hosts: ["127.0.0.1:9100"] })).toBe("http://127.0.0.1:9100")
  expect(algoliaOrigin({ ...settings, hosts: ["search.example"] })).toBe("https://search.example")
})
