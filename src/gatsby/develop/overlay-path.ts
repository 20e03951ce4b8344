/** Address at which develop tells open pages what is wrong in the content. */
export const problemsPath = "/__content-problems"
