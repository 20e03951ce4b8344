/** Id of the row of a function, by its place in the file. */
export const callAnchor = (index: number) => `call-${index + 1}`
