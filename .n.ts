import { Nginx, whyWithoutNginx } from "./tests/site/nginx"
import { chromium } from "@playwright/test"
import { serve } from "./scripts/serve-site"
import { ask } from "./tests/ask"

async function main() {
  console.log(whyWithoutNginx())
  const nginx = new Nginx(); await nginx.start()
  const { url, server } = await serve(0, "/tmp/w/hosting/public")
  const origins = { nginx: nginx.origin, local: url.slice(0,-1).replace("localhost","127.0.0.1") }
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
