import { z } from "zod"
import { defineComponent } from "../../content/schema/component"

export const component = defineComponent({ props: z.strictObject({}), children: "none" })
