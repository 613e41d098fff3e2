import { withinDeadline } from '@/base/deadline'
import { isName } from '@/base/known-id'
import { type Area, pages } from '@/lib/areas'
import { inTurn } from '@/lib/auth/in-turn'
import { publishedIdsAmong } from '@/lib/content/queries'
import { announcedSlugsAmong } from '@/lib/series/queries/programme'

/**
 * Which addresses of a shared pattern exist. One that does not is answered without rendering anything;
 * all that ask while the database is busy with others are looked up together.
 */

const MAX_NAMES = 1_000

type Lookup = (names: string[]) => Promise<string[]>
type Batch = { names: Set<string>; found: Promise<Set<string>> }

export const LOOKUPS = new Map<string, Lookup>([
  [pages.gathering.path, announcedSlugsAmong],
  [pages.gatheringCalendar.path, announcedSlugsAmong],
  [pages.reader.path, publishedIdsAmong],
])

/** Shared pages and files of which each address is one of many. */
export const namesOne = ({ path, shared, madeOnce }: Area): boolean =>
  shared !== undefined && !madeOnce && /:\w+(\/|$)/.test(path)

/** Whether something is at this address, as it is written: no name needs an encoding. */
export async function isKnownAddress(area: Area, path: string): Promise<boolean> {
  const at = area.path.split('/').findIndex((step) => step.startsWith(':'))
  const name = path.split('/')[at] ?? ''
  return isName(name) && (await lookUp(area.path, name))
}

const batches = new Map<string, Batch>()

async function lookUp(pattern: string, name: string): Promise<boolean> {
  const open = batches.get(pattern)
  const batch = open && open.names.size < MAX_NAMES ? open : openBatch(pattern)
  batch.names.add(name)
  return (await batch.found).has(name)
}

function openBatch(pattern: string): Batch {
  const ask = LOOKUPS.get(pattern)
  if (!ask) throw new Error(`server/known-names.ts does not know what exists under ${pattern}`)
  const names = new Set<string>()
  const found = inTurn(`names of ${pattern}`, async () => {
    if (batches.get(pattern) === batch) batches.delete(pattern)
    return new Set(await withinDeadline(() => ask([...names])))
  })
  const batch: Batch = { names, found }
  batches.set(pattern, batch)
  return batch
}
