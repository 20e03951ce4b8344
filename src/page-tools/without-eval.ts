import { config } from "zod"

// Schemas would try to make functions of texts, which the site's policy refuses and browsers tell of (decision 63).
config({ jitless: true })
