// The encoder and decoder that the page shows, under the name that the other files import them by.
export * from "../../src/options/encoding/token-id"
