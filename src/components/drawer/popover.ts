/** Popover attributes, which React 18 writes into the HTML but has no types for. */
export const popover = { popover: "auto", tabIndex: -1 } as object

export const opens = (id: string) => ({ popovertarget: id }) as object

export const closes = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" }) as object
