/**
 * Hashes of the inline parts that gatsby-plugin-image writes into pages with a raster cover, which
 * are the same for every picture. image-parts.test.ts compares them with the plugin's output.
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
