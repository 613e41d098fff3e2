'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { schoolTrainingText } from '@/i18n/school-training'
import { get } from '@/lib/client/api'
import type { ArchiveProgress } from '@/lib/training/archive-run'

type Props = { path: string; initialProgress: ArchiveProgress | null }
type Phase = 'idle' | 'starting' | 'running' | 'ended'

const POLL_MS = 2_000
/** A small school's download can end before the first poll. */
const STARTING_POLLS = 3

export function ArchiveDownload({ path, initialProgress }: Props) {
  const { download: text } = schoolTrainingText()
  const [phase, setPhase] = useState<Phase>(initialProgress ? 'running' : 'idle')
  const [progress, setProgress] = useState(initialProgress)
  const isPolling = phase === 'starting' || phase === 'running'

  useEffect(() => {
    if (!isPolling) return
    let emptyPolls = 0
    const poll = async () => {
      const { ok, data } = await get<{ progress: ArchiveProgress | null }>(
        '/api/school/training/archive',
      )
      if (!ok) return
      if (data.progress) {
        setProgress(data.progress)
        setPhase('running')
        return
      }
      emptyPolls += 1
      setPhase((current) =>
        current === 'running' || emptyPolls >= STARTING_POLLS ? 'ended' : current,
      )
    }
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => clearInterval(timer)
  }, [isPolling])

  return (
    <>
      {isPolling ? (
        <span className={buttonClass('secondary')} aria-disabled="true">
          {text.archive}
        </span>
      ) : (
        <a href={path} className={buttonClass('secondary')} onClick={() => setPhase('starting')}>
          {text.archive}
        </a>
      )}
      <span role="status" className="basis-full">
        {phase === 'running' && progress && (
          <>
            <progress
              className="mr-3 w-40"
              max={progress.total}
              value={progress.done}
              aria-label={text.archive}
            />
            {text.progress(progress.done, progress.total)}
          </>
        )}
        {phase === 'ended' && text.ended}
      </span>
    </>
  )
}
