/** The statement of layers.css, which comes first in the head of every page: later layers win. */
export const layerOrder = "@layer reset, tokens, prose, components, utilities;"
