'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'

type Props = { text: string; delayMs: number; children: ReactNode }

/** The list stands in the page from the start and is shown after the delay; without scripts, at once. */
export function LoadingList({ text, delayMs, children }: Props) {
  const [waiting, setWaiting] = useState(delayMs > 0)
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <>
      <p role="status" className={waiting ? 'list-spinner' : 'sr-only'}>
        {waiting && (
          <>
            <Spinner /> {text}
          </>
        )}
      </p>
      <div className={waiting ? 'list-waiting' : 'mt-8'}>{children}</div>
    </>
  )
}
