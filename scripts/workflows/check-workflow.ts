import { spawnSync } from "node:child_process"
import { type Document, isScalar, LineCounter, parseDocument, visit } from "yaml"

/**
 * Finds problems in a workflow, with file, line, and column: keys, values, and expressions that
 * GitHub rejects, and scripts that bash cannot parse. Runner labels are not checked, because GitHub
 * adds some each year.
 */
export async function checkWorkflow(file: string, text: string): Promise<string[]> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line}:${col}`
  }
  if (document.errors.length > 0)
    return document.errors.map(({ message, pos: [start] }) => `${at(start)} ${message}`)
  const faults = scriptFaults(document).map(({ offset, reason }) => `${at(offset)} ${reason}`)
  return [...(await rejectedParts(file, text)), ...faults]
}

async function rejectedParts(file: string, content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
    "@actions/workflow-parser"
  )
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ rawMessage, range }) => {
    const { line = 1, column = 1 } = range?.start ?? {}
    return `${file}:${line}:${column} ${rawMessage}`
  })
}

function scriptFaults(document: Document): { offset: number; reason: string }[] {
  const found: { offset: number; reason: string }[] = []
  visit(document, {
    Map(_, step) {
      const script = step.get("run", true)
      const shell = String(step.get("shell") ?? "bash")
      if (!isScalar<string>(script) || !/^(?:ba)?sh\b/.test(shell)) return
      // GitHub substitutes expressions before the shell reads the script.
      const input = String(script.value).replace(/\$\{\{.*?\}\}/gs, "x")
      const { status, stderr } = spawnSync("bash", ["-n"], { input, encoding: "utf8" })
      const [message = ""] = status ? stderr.trim().split("\n") : []
      if (status)
        found.push({
          offset: script.range?.[0] ?? 0,
          reason: `bash cannot parse this script: ${message.replace(/^bash: /, "")}`,
        })
    },
  })
  return found
}
