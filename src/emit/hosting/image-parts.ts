/**
 * Hashes of what gatsby-plugin-image writes into pages with a raster cover, the same for each picture: it has no names for
 * them. image-parts.test.tsx compares them with what it writes.
 */
export const imageParts = {
  scripts: [
    "'sha256-v1oYH69RcooFs6F5XhMTzHiWlftYwnuQHDxIz0suNeo='",
    "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='",
  ],
  styles: [
    "'sha256-n6qp5RzqWFPk8bwgYOlYGoExLtqxN33EngZLqOl9uWw='",
    "'sha256-xhPNh1b80GKELPdfqqUDnAcV9uvMLG1aG+veaLJcGm0='",
  ],
} as const
