'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { keptText } from '@/i18n/kept'
import { readKeptReading } from '@/lib/client/kept/shelf'
import { readReadingWith } from '@/lib/client/reading'
import { useHydrated, useHydrationEvent } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { KeptReader } from './kept-reader'
import { getItemToRead } from './kept-reader-path'
import { KeptShelf } from './kept-shelf'

/** A page without personal data: what it shows comes from this browser. */
export function KeptPage({ children }: { children: ReactNode }) {
  const text = keptText()
  const isHydrated = useHydrated()
  const [hasFailed, setHasFailed] = useState(false)
  useHydrationEvent()
  useEffect(() => readReadingWith(readKeptReading), [])
  const item = isHydrated ? getItemToRead() : null
  if (item && !hasFailed) return <KeptReader item={item} onFail={() => setHasFailed(true)} />
  return (
    <main {...LOADS_SCRIPTS.now} className="page-width page-main">
      <h1 className="underlined">{text.title}</h1>
      <p className="lede mt-4">{text.description}</p>
      {hasFailed && (
        <p role="alert" className="mt-4 font-semibold text-brick">
          {text.notOpened}
        </p>
      )}
      {isHydrated ? <KeptShelf /> : <p className="mt-6">{text.loading}</p>}
      {children}
    </main>
  )
}
