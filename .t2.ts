import { readFileSync, writeFileSync } from "node:fs"
import { nginxSite, nginxMain } from "./src/hosting/nginx"
writeFileSync("/tmp/w/hosting-try/hosting/nginx/site.conf", nginxSite(JSON.parse(readFileSync("/tmp/w/hosting-try/hosting/site.json","utf8"))))
writeFileSync("/tmp/w/hosting-try/hosting/nginx/nginx.conf", nginxMain())
