/** The number a school quotes when it writes: short, and found again by the start of the row's id. */
export const formatReference = (id: string) => `UNS-${id.slice(0, 8).toUpperCase()}`

/** The first and the last id that a reference can mean, or null when it is none. */
export function parseReference(reference: string): [first: string, last: string] | null {
  const [, idPrefix] = /^UNS-([0-9a-f]{8})$/i.exec(reference.trim()) ?? []
  if (!idPrefix) return null
  return [`${idPrefix}-0000-0000-0000-000000000000`, `${idPrefix}-ffff-ffff-ffff-ffffffffffff`]
}
