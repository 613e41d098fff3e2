import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'
import { runSerially } from './run-serially'

type AttemptCountRow = { hits: number; wait: number }
type AttemptCountBatch = { size: number; row: Promise<AttemptCountRow | undefined> }

const openBatches = getProcessSingleton('counts', () => new Map<string, AttemptCountBatch>())

/** All attempts of one subject update one row, so those that arrive during an update share the next one. */
export async function countInBatch(
  key: string,
  count: (amount: number) => Promise<AttemptCountRow | undefined>,
): Promise<AttemptCountRow | undefined> {
  const batch = openBatches.get(key) ?? startBatch()
  batch.size += 1
  const position = batch.size
  const row = await batch.row
  return row && { ...row, hits: row.hits - batch.size + position }

  function startBatch() {
    const newBatch: AttemptCountBatch = {
      size: 0,
      row: runSerially(`count ${key}`, () => flushBatch(newBatch)),
    }
    openBatches.set(key, newBatch)
    return newBatch
  }

  function flushBatch(newBatch: AttemptCountBatch) {
    openBatches.delete(key)
    return count(newBatch.size)
  }
}
