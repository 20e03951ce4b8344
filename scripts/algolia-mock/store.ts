import { createEngine } from "../../src/search/engine/create-engine"
import type { SearchEngine } from "../../src/search/engine/search-engine"
import type { SearchRequest, SearchResult } from "../../src/search/protocol"
import { type PushedRecord, readPushedRecord } from "../../src/search/push/pushed-record"

/** Any object that can be pushed; only site records can be searched. */
export type StoredObject = { objectID: string } & Record<string, unknown>

/** One index: its objects by id, and its settings. */
export class StoredIndex {
  readonly objects = new Map<string, StoredObject>()
  settings: Record<string, unknown> = {}
  private engine: SearchEngine | undefined

  /** Applies one operation of a batch and returns the object's id. */
  apply(action: string, body: StoredObject): string {
    const { objectID } = body
    const known = this.objects.get(objectID)
    if (action === "clear" || action === "delete") this.objects.clear()
    else if (action === "deleteObject") this.objects.delete(objectID)
    else if (action === "partialUpdateObjectNoCreate" && !known) return objectID
    else if (action.startsWith("partialUpdateObject"))
      this.objects.set(objectID, { ...known, ...body })
    else if (action === "addObject" || action === "updateObject") this.objects.set(objectID, body)
    else throw new Error(`unknown action ${action}`)
    this.engine = undefined
    return objectID
  }

  search(request: SearchRequest): SearchResult {
    this.engine ??= createEngine(
      [...this.objects.values()].map(object => readPushedRecord(object as unknown as PushedRecord)),
    )
    return this.engine.search(request)
  }
}

export class Store {
  readonly indexes = new Map<string, StoredIndex>()

  /** Returns the index of a name, and creates it if it does not exist, as writing does. */
  index(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? new StoredIndex()
    this.indexes.set(name, index)
    return index
  }

  /** Moves or copies an index to a name, and overwrites the index there. */
  transfer(operation: string, from: string, to: string): void {
    const source = this.index(from)
    const target = new StoredIndex()
    target.settings = { ...source.settings }
    for (const object of source.objects.values()) target.apply("updateObject", object)
    this.indexes.set(to, target)
    if (operation === "move") this.indexes.delete(from)
  }
}
