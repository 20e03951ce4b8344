/** Attribute that holds the URL of Google's script until the reader consents. */
export const withheldAddress = "data-awaits-consent"
