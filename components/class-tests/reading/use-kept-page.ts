import { useEffect, useState } from 'react'
import type { ReadableTest } from '@/lib/class-tests/kinds'
import { keepPage } from '@/lib/client/class-tests/kept-page'
import { keepTest } from '@/lib/client/class-tests/kept-test'
import { loadPageReader } from '@/lib/client/class-tests/sheet-worker'
import { runWhenIdle } from '@/lib/client/run-when-idle'

/** True once this page opens in this browser without a connection, as it did if it comes from there. */
export function useKeptPage(test: ReadableTest, isKept: boolean): boolean {
  const [opensOffline, setOpensOffline] = useState(isKept)
  useEffect(() => {
    if (isKept) return
    return runWhenIdle(async () => {
      try {
        await loadPageReader()
      } catch {
        // Lost its connection already.
        return
      }
      setOpensOffline((await keepTest(test)) && (await keepPage()))
    })
  }, [test, isKept])
  return opensOffline
}
