/**
 * Returns true if a query sets any figure, with names of figure and slider joined by a dot. In the
 * script of every page that may show a figure.
 */
export const setsFigures = (search: string) => /[?&][^=&.]+\.[^=&]+=/.test(search)
