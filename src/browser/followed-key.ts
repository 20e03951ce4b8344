/** Where a browser keeps the pages that its reader follows. Pages look at its presence only, and load the rest if it is there. */
export const followedKey = "followed-pages"
