import { createElement } from "../create-element"

/**
 * Replaces the link to a video with its host's player. Nothing is requested from the host before
 * the click, and without JavaScript the link still works.
 */
export function playVideo(embed: HTMLElement): void {
  const frame = createElement("iframe", {
    src: embed.dataset.embedSrc ?? "",
    title: embed.textContent?.trim() || "Video",
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  })
  // Keeps the link for print, which shows no player.
  for (const link of embed.children) link.setAttribute("hidden", "")
  embed.append(frame)
  frame.focus()
}
