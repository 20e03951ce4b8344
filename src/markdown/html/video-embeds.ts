/** A video of a known host: its page, and the address that the player's frame loads. */
export interface VideoEmbed {
  host: string
  watch: string
  player: string
}

export const videoHosts = ["YouTube", "Vimeo", "Loom"] as const

/** Recognizes the frame address of a known video host; returns undefined for others. */
export function videoOf(src: string): VideoEmbed | undefined {
  let url: URL
  try {
    url = new URL(src.startsWith("//") ? `https:${src}` : src)
  } catch {
    return undefined
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined
  const host = url.hostname.replace(/^www\./, "")
  if (host === "youtube.com" || host === "youtube-nocookie.com" || host === "youtu.be")
    return youTube(url, host)
  if (host === "player.vimeo.com" || host === "vimeo.com") {
    const id = /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1]
    if (!id) return undefined
    const hash = url.searchParams.get("h")
    const key = hash && /^\w+$/.test(hash) ? hash : undefined
    return {
      host: "Vimeo",
      watch: `https://vimeo.com/${id}${key ? `/${key}` : ""}`,
      player: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ""}`,
    }
  }
  if (host === "loom.com") {
    const id = /^\/(?:embed|share)\/([\w-]+)/.exec(url.pathname)?.[1]
    if (!id) return undefined
    return {
      host: "Loom",
      watch: `https://www.loom.com/share/${id}`,
      player: `https://www.loom.com/embed/${id}`,
    }
  }
  return undefined
}

function youTube(url: URL, host: string): VideoEmbed | undefined {
  const start = /^\d+/.exec(url.searchParams.get("start") ?? url.searchParams.get("t") ?? "")?.[0]
  const list = url.searchParams.get("list")
  if (url.pathname === "/embed/videoseries" && list && /^[\w-]+$/.test(list)) {
    return {
      host: "YouTube",
      watch: `https://www.youtube.com/playlist?list=${list}`,
      player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
    }
  }
  const path =
    host === "youtu.be"
      ? url.pathname.slice(1)
      : /^\/(?:embed|live|shorts|v)\/([^/]+)/.exec(url.pathname)?.[1]
  const id = path || url.searchParams.get("v")
  if (!id || !/^[\w-]{6,20}$/.test(id)) return undefined
  return {
    host: "YouTube",
    watch: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
    player: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ""}`,
  }
}
