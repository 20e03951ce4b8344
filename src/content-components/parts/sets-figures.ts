/** Whether a query sets any figure: names of figures and sliders are joined by a dot. In the script of every page that may show one. */
export const setsFigures = (search: string) => /[?&][^=&.]+\.[^=&]+=/.test(search)
