/**
 * Local storage key of the pages that the reader follows. The rest of the feature loads only if the
 * key exists.
 */
export const followedKey = "followed-pages"
