/** Name of the Trusted Types policy of webpack's runtime, which loads scripts and workers. */
export const bundlerPolicy = "webpack"
