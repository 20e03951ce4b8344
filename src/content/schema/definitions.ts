/** Title and meaning of each glossary term by route, which the browser loads for its cards. */
export type Definitions = Readonly<Record<string, readonly [title: string, text: string]>>
