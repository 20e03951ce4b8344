/** The statement of layers.css, which stands first in the head of every served page: later layers win. */
export const layerOrder = "@layer reset, tokens, prose, components, utilities;"
