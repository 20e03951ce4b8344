/** What Gatsby hands to a resolver; reading nodes through it records what a query depends on. */
export interface QueryContext {
  nodeModel: {
    findOne<T>(args: { type: string; query: object }): Promise<T | null>
    getNodeById<T>(args: { id: string; type: string }): T | null
  }
}
