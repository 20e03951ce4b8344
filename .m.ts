import { Nginx } from "./tests/site/nginx"
process.chdir("/tmp/w/hosting-try")
const n = new Nginx()
setTimeout(() => { console.log("stuck", n.origin); process.exit(1) }, 8000)
n.start().then(async () => { console.log("ok", n.origin); await n.stop(); process.exit(0) }, e => { console.log(e); process.exit(1) })
