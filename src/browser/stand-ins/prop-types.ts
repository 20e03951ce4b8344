/**
 * Stands in for prop-types in the browser's bundle: React's production build never looks at such types, but packages carry them. Takes
 * whatever is read or called of it.
 */
const anything: object = new Proxy(() => anything, { get: () => anything })
export default anything
