import type { Compiler } from "webpack"
import { session } from "../session"

/** Records the emitted files, because webpack.stats.json lists only those of the entry points. */
export class RecordAssets {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("RecordAssets", compilation => {
      session.emittedAssets.clear()
      for (const { name, info } of compilation.getAssets()) {
        session.emittedAssets.add(name)
        const related = info.related?.sourceMap
        if (typeof related === "string") session.emittedAssets.add(related)
      }
    })
  }
}
