import { Nginx, whyWithoutNginx } from "./tests/site/nginx"
import { chromium } from "@playwright/test"
import { serve } from "./scripts/serve-site"
import { ask } from "./tests/ask"
process.chdir("/tmp/w/hosting-try")
async function main() {
  console.log(whyWithoutNginx())
  const nginx = new Nginx(); await nginx.start()
  const { url, server } = await serve(0, "/tmp/w/hosting-try/public")
  const origins = { nginx: nginx.origin, local: url.slice(0,-1).replace("localhost","127.0.0.1") }
  for (const [path, headers, method] of [["/"],["/docs/intro"],["/docs/intro/?a=1"],["/docs/intro/index.html?a=1"],["/index.html"],["/docs/intro",{accept:"text/markdown"}],["/",{accept:"text/markdown"}],["/docs/tags",{accept:"text/markdown"}],["/nowhere"],["/nowhere/"],["/404.html"],["/_headers"],["//evil.example/"],["/%5Cevil.example/"],["/a%0d%0aX:%201/"],["/%00"],["/../../etc/passwd"],["/%2e%2e/%2e%2e/etc/passwd"],["/"+"a".repeat(300)],["/"+"a".repeat(9000)],["/docs/developers/V1.0/contract.PanopticPool?a=1"],["/docs/intro",{},"POST"],["/docs/intro",{},"OPTIONS"],["/docs/intro",{},"TRACE"],["/favicon.svg"],["/favicon.svg",{range:"bytes=-20"}],["/docs/intro",{"accept-encoding":"br"}],["/docs/intro",{"accept-encoding":"gzip"}],["/docs/intro",{},"HEAD"],["/manifest.webmanifest"],["/blog/rss.xml"],["/blog/page/2/"]] as [string, Record<string,string>?, string?][]) {
    const rows = []
    for (const [name, origin] of Object.entries(origins)) {
      const a = await ask(origin, path, headers ?? {}, method ?? "GET").catch(e => ({status:String(e),headers:{} as Record<string,string>,body:Buffer.from("")}))
      const h = a.headers
      rows.push([a.status, h.location, h.vary, h["content-type"], h["content-encoding"], h["cache-control"], h.allow, h["content-security-policy"]?.length, h["cross-origin-resource-policy"], a.body.length].join(" | "))
    }
    console.log(rows[0]===rows[1]?"same":"DIFF", method ?? "", path.slice(0,50), JSON.stringify(headers ?? ""), "\n   ", rows[0] === rows[1] ? rows[0] : rows.join("\n    "))
  }
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-background-networking"] })
  const page = await browser.newPage()
  page.on("console", m => { if (["error","warning"].includes(m.type())) console.log("CONSOLE", page.url(), m.text().slice(0,300)) })
  page.on("pageerror", e => console.log("PAGEERROR", page.url(), e.message))
  for (const path of ["/", "/docs/intro", "/docs/contracts/V1.1/contract.CollateralTracker", "/markdown-page", "/search?q=delta", "/blog/tags", "/nowhere"]) {
    await page.goto(origins.nginx + path)
    await page.locator(":root[data-ready]").waitFor({ timeout: 8000 }).catch(() => console.log("NOT ALIVE", path))
    console.log("visited", path)
  }
  for (const path of ["/docs/terms/delta", "/blog", "/", "/docs/contracts/V1.1/contract.CollateralTracker","/markdown-page"]) {
    await page.evaluate(to => (window as any).___navigate(to), path); await page.waitForURL("**" + path); await page.waitForTimeout(500); console.log("navigated", path)
  }
  await page.keyboard.press("Control+k"); await page.getByRole("combobox").first().fill("delta"); await page.getByRole("option").first().waitFor({timeout:8000}).catch(()=>console.log("NO HITS")); 
  await browser.close(); server.closeAllConnections(); server.close(); await nginx.stop()
}
void main().catch(e => { console.error(e); process.exit(1) })
