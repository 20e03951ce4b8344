// The code that the page shows, under the name that the other files import it by.
export * from "../../src/options/encoding/packed-words"
