/** Replaces Gatsby's list of templates in builds that render no pages. */
export default { components: {} }
