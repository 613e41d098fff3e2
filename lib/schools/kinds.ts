/** Separate from the schema, so that pages can list them before loading it. */
export const BOARDS = ['CBSE', 'ICSE', 'State Board', 'IB', 'Cambridge (IGCSE)', 'Others'] as const

/** Short, and found again by the prefix of the row's id. */
export const formatReference = (id: string) => `UNS-${id.slice(0, 8).toUpperCase()}`

export function parseReference(reference: string): [first: string, last: string] | null {
  const [, idPrefix] = /^UNS-([0-9a-f]{8})$/i.exec(reference.trim()) ?? []
  if (!idPrefix) return null
  return [`${idPrefix}-0000-0000-0000-000000000000`, `${idPrefix}-ffff-ffff-ffff-ffffffffffff`]
}
