import { readStorage, writeStorage } from "../../browser/storage"

/** Two keys: whether the bar was closed, and which bar that was. */
export const dismissedKey = "announcement.dismissed"
export const announcementIdKey = "announcement.id"

/** Before the first paint: hides a bar that was closed, unless another one has taken its place. */
export function announcementScript(id: string): string {
  return `(function(s,d){try{s=localStorage;d=s.getItem("${dismissedKey}")==="true"&&s.getItem("${announcementIdKey}")===${JSON.stringify(id).replace(/</g, "\\u003c")}}catch(e){}
if(d)document.documentElement.dataset.announcement="dismissed"})()`
}

export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset.announcement = "dismissed"
  writeStorage(announcementIdKey, id)
  writeStorage(dismissedKey, "true")
}

/** Notes which bar is shown now; a bar with another id than the closed one starts afresh. */
export function noteAnnouncement(id: string): void {
  if (readStorage(announcementIdKey) === id) return
  writeStorage(announcementIdKey, id)
  writeStorage(dismissedKey, "false")
}
