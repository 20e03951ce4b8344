import { readStorage, writeStorage } from "../../browser/storage"

/** Storage keys for the dismissal: true if a bar was closed, and the id of that bar. */
export const dismissedKey = "announcement.dismissed"
export const announcementIdKey = "announcement.id"

/**
 * Script that runs before the first paint and hides a closed bar, unless another one has replaced
 * it.
 */
export function announcementScript(id: string): string {
  return `(function(s,d){try{s=localStorage;d=s.getItem("${dismissedKey}")==="true"&&s.getItem("${announcementIdKey}")===${JSON.stringify(id).replace(/</g, "\\u003c")}}catch(e){}
if(d)document.documentElement.dataset.announcement="dismissed"})()`
}

export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset.announcement = "dismissed"
  writeStorage(announcementIdKey, id)
  writeStorage(dismissedKey, "true")
}

/**
 * Stores the id of the current bar; if it differs from that of the closed bar, resets the
 * dismissal.
 */
export function noteAnnouncement(id: string): void {
  if (readStorage(announcementIdKey) === id) return
  writeStorage(announcementIdKey, id)
  writeStorage(dismissedKey, "false")
}
