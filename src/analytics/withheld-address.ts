/** Attribute that holds the address of Google's script until the reader has agreed. */
export const withheldAddress = "data-awaits-consent"
