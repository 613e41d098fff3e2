'use client'

import { useEffect, useState } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { post } from '@/lib/client/api'

type OtherViewer = { name: string; writing: boolean }
type Props = { targetId: string; others: OtherViewer[] }

const REFRESH_INTERVAL_MS = 20_000

/** Polled while the page is visible. */
export function ActiveViewers({ targetId, others }: Props) {
  const [viewers, setViewers] = useState(others)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const result = await post<{ others: OtherViewer[] }>('/api/team/active-viewers', {
        targetId,
        writing: isWriting(),
      })
      if (result.ok) setViewers(result.data.others)
    }
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [targetId])
  const text = teamHomeText().otherViewers
  const writers = viewers.filter((viewer) => viewer.writing)
  return (
    <p role="status" className="font-semibold text-brick empty:hidden">
      {writers.length > 0
        ? text.write(formatNames(writers))
        : viewers.length > 0
          ? text.look(formatNames(viewers))
          : null}
    </p>
  )
}

const formatNames = (others: OtherViewer[]) => others.map(({ name }) => name).join(', ')

const isWriting = () =>
  [...document.querySelectorAll('textarea')].some(
    (textarea) => textarea.value !== textarea.defaultValue,
  )
