/** Several at a time; the results are in the order of the items. */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const workThrough = async () => {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, workThrough))
  return results
}

/** The server is busy with less; more would only wait there. */
const MAX_AT_ONCE = 6
