/**
 * Stands in for the comparison by which react-helmet skips a head that has not changed. A head is drawn once a
 * page, and react-helmet leaves elements alone that are in the document already, so nothing is saved by it.
 */
export default function isEqual(): boolean {
  return false
}
