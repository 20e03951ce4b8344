/** Title and meaning of each term of the glossary, by route: what the browser loads for its cards. */
export type Definitions = Readonly<Record<string, readonly [title: string, text: string]>>
