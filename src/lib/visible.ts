/**
 * A text without characters that nobody sees, such as the variation selector of an emoji, joiners, soft hyphens, and
 * marks of direction. Ids have none, so that whoever types an address finds them.
 */
export const visible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
