/**
 * Context that Gatsby passes to a resolver. Reading nodes through it records the query's
 * dependencies.
 */
export interface QueryContext {
  nodeModel: {
    findOne<T>(args: { type: string; query: object }): Promise<T | null>
    getNodeById<T>(args: { id: string; type: string }): T | null
  }
}
