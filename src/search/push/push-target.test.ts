import { pushTarget } from "./push-target"

const complete = {
  GATSBY_ALGOLIA_APP_ID: "app",
  GATSBY_ALGOLIA_INDEX_NAME: "site",
  ALGOLIA_ADMIN_KEY: "admin",
}

test("returns a target when application, index and admin key are set", () => {
  expect(pushTarget(complete)).toEqual({
    appId: "app",
    adminKey: "admin",
    indexName: "site",
    hosts: [],
  })
})

test.each(Object.keys(complete))("returns undefined when %s is missing", name => {
  expect(pushTarget({ ...complete, [name]: undefined })).toBeUndefined()
})

test("throws when the admin key's variable would reach the browser", () => {
  expect(() => pushTarget({ GATSBY_ALGOLIA_ADMIN_KEY: "admin" })).toThrow(
    "rename it to ALGOLIA_ADMIN_KEY",
  )
})

test("splits custom hosts at commas", () => {
  const environment = { ...complete, GATSBY_ALGOLIA_HOST: "127.0.0.1:1,127.0.0.1:2" }
  expect(pushTarget(environment)?.hosts).toEqual(["127.0.0.1:1", "127.0.0.1:2"])
})
