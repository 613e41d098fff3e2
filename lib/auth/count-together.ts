import 'server-only'
import { processWide } from '@/base/process-wide'
import { inTurn } from './in-turn'

type Row = { hits: number; wait: number }
type Batch = { size: number; row: Promise<Row | undefined> }

const gathering = processWide('counts', () => new Map<string, Batch>())

/**
 * The attempts of one address are one row, which the database lets one statement at a time write to
 * and puts on its disk each time. Those that come while one is under way go together in the next, and
 * each learns which it was.
 */
export async function countTogether(
  key: string,
  count: (by: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const batch = gathering.get(key) ?? begin()
  batch.size += 1
  const rank = batch.size
  const row = await batch.row
  return row && { ...row, hits: row.hits - batch.size + rank }

  function begin() {
    const begun: Batch = { size: 0, row: inTurn(`count ${key}`, () => send(begun)) }
    gathering.set(key, begun)
    return begun
  }

  function send(begun: Batch) {
    gathering.delete(key)
    return count(begun.size)
  }
}
