import { createElement } from "../create-element"

/**
 * Videos are served as a link to their host; a click puts the player in its place. Nothing is asked of the
 * host before that, and without script the link still leads to the video.
 */
export function playVideo(embed: HTMLElement): void {
  const frame = createElement("iframe", {
    src: embed.dataset.embedSrc ?? "",
    title: embed.textContent?.trim() || "Video",
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  })
  // The link stays for paper, which plays nothing.
  for (const link of embed.children) link.setAttribute("hidden", "")
  embed.append(frame)
  frame.focus()
}
