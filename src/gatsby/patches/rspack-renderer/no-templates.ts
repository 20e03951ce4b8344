/** Stands in for Gatsby's list of templates where no page is rendered. */
export default { components: {} }
