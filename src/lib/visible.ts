/**
 * Removes invisible characters, such as variation selectors of emoji, joiners, soft hyphens, and
 * direction marks. Ids contain none, so that readers can type their addresses.
 */
export const visible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
