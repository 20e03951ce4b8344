import { pushTarget } from "./push-target"

const complete = {
  GATSBY_ALGOLIA_APP_ID: "app",
  GATSBY_ALGOLIA_INDEX_NAME: "site",
  ALGOLIA_ADMIN_KEY: "admin",
}

test("with application, index and admin key there is a target", () => {
  expect(pushTarget(complete)).toEqual({
    appId: "app",
    adminKey: "admin",
    indexName: "site",
    hosts: [],
  })
})

test.each(Object.keys(complete))("without %s nothing is pushed", name => {
  expect(pushTarget({ ...complete, [name]: undefined })).toBeUndefined()
})

test("an admin key under a name that reaches the browser is refused", () => {
  expect(() => pushTarget({ GATSBY_ALGOLIA_ADMIN_KEY: "admin" })).toThrow(
    "rename it to ALGOLIA_ADMIN_KEY",
  )
})

test("own hosts are listed with commas", () => {
  const environment = { ...complete, GATSBY_ALGOLIA_HOST: "127.0.0.1:1,127.0.0.1:2" }
  expect(pushTarget(environment)?.hosts).toEqual(["127.0.0.1:1", "127.0.0.1:2"])
})
