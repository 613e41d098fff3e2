import type { ReadableTest } from '@/lib/class-tests/kinds'
import { createStore } from '../indexed-db'
import { currentSession, SHEETS_DATABASE } from '../session-store'

/**
 * The test whose sheets are read, in this browser, for when there is no connection: questions, key and the class's
 * roll numbers, of the user who is logged in. In a database of its own, which the end of the session deletes.
 */

type KeptTest = { userId: string; test: ReadableTest }

const ask = createStore(SHEETS_DATABASE)

/** False if the browser stores nothing. */
export async function keepTest(test: ReadableTest): Promise<boolean> {
  const userId = currentSession()?.user.id
  if (!userId) return false
  const kept: KeptTest = { userId, test }
  return ask((store) => store.put(kept, test.id), 'readwrite').then(
    () => true,
    () => false,
  )
}

/** Null if it is not here, or of another user. */
export async function findKeptTest(id: string): Promise<ReadableTest | null> {
  const kept = await ask<KeptTest | undefined>((store) => store.get(id), 'readonly').catch(
    () => undefined,
  )
  return kept && kept.userId === currentSession()?.user.id ? kept.test : null
}
