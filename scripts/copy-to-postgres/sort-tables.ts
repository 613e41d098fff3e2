type ReferringTable = { name: string; references: string[] }

/** A table comes after those it refers to. */
export function sortByReferences<Table extends ReferringTable>(tables: Table[]): Table[] {
  const sorted: Table[] = []
  let rest = tables
  while (rest.length > 0) {
    const done = new Set(sorted.map(({ name }) => name))
    const isReady = ({ name, references }: Table) =>
      references.every((reference) => reference === name || done.has(reference))
    const ready = rest.filter(isReady)
    if (ready.length === 0)
      throw new Error(
        `These tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`,
      )
    sorted.push(...ready)
    rest = rest.filter((table) => !isReady(table))
  }
  return sorted
}
