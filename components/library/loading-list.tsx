'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'

type Props = { text: string; delayMs: number; children: ReactNode }

/** The list is always in the HTML and shown after the delay; without scripts, at once. */
export function LoadingList({ text, delayMs, children }: Props) {
  const [isWaiting, setIsWaiting] = useState(delayMs > 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <>
      <p role="status" className={isWaiting ? 'list-spinner' : 'sr-only'}>
        {isWaiting && (
          <>
            <Spinner /> {text}
          </>
        )}
      </p>
      <div className={isWaiting ? 'list-waiting' : 'mt-4'}>{children}</div>
    </>
  )
}
