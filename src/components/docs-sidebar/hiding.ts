import { writeStorage } from "../../browser/storage"

export const sidebarKey = "docs.sidebar"

/** Script that runs before the first paint and hides the sidebar if the reader has hidden it. */
export const sidebarScript = `(function(h){try{h=localStorage.getItem("${sidebarKey}")==="hidden"}catch(e){}
if(h)document.documentElement.dataset.docsSidebar="hidden"})()`

export function hideSidebar(): void {
  document.documentElement.dataset.docsSidebar = "hidden"
  writeStorage(sidebarKey, "hidden")
}

export function showSidebar(): void {
  delete document.documentElement.dataset.docsSidebar
  writeStorage(sidebarKey, null)
}
