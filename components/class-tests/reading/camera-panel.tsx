'use client'

import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { classReadingText } from '@/i18n/class-reading'
import type { DeskOutcome } from '@/lib/client/class-tests/reading-desk'
import { takePicture } from '@/lib/client/class-tests/take-picture'
import { useCamera } from '@/lib/client/class-tests/use-camera'
import type { SheetPicture, UnreadReason } from '@/lib/client/sheet-reader/types'
import { useHydrated } from '@/lib/client/use-hydrated'
import { type LastResult, LastSheet } from './last-sheet'

type Props = {
  last: LastResult | null
  read: (picture: SheetPicture, source: 'camera') => Promise<DeskOutcome>
}

/** Between two pictures, so that a phone stays cool. */
const PAUSE_MS = 120

export function CameraPanel({ last, read }: Props) {
  const { camera: text, problems } = classReadingText()
  const isHydrated = useHydrated()
  const [isWanted, setWanted] = useState(false)
  const [problem, setProblem] = useState<UnreadReason | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(isWanted, video)
  const latestRead = useRef(read)
  latestRead.current = read

  useEffect(() => {
    const element = video.current
    if (state !== 'on' || !element) return
    // The picture and what is said about it fill most of a phone.
    element.closest('section')?.scrollIntoView()
    let isOn = true
    const readNext = async () => {
      const picture = takePicture(element, element.videoWidth, element.videoHeight)
      const outcome = picture && (await latestRead.current(picture, 'camera'))
      if (!isOn) return
      if (outcome) setProblem(outcome.is === 'unread' ? outcome.reason : null)
      if (outcome?.is === 'accepted') navigator.vibrate?.(60)
      setTimeout(readNext, PAUSE_MS)
    }
    void readNext()
    return () => {
      isOn = false
      setProblem(null)
    }
  }, [state])

  const hasFailed = state === 'denied' || state === 'missing' || state === 'failed'
  return (
    <section aria-labelledby="camera" className="grid gap-3">
      <h2 id="camera">{text.heading}</h2>
      <p role="status" className={`min-h-14 ${problem ? 'font-semibold' : ''}`}>
        {state === 'starting' ? text.starting : problem ? problems[problem] : text.hint}
      </p>
      <div className="sheet-camera" hidden={state !== 'on'}>
        <video ref={video} muted playsInline aria-label={text.heading} />
        {last && <LastSheet last={last} />}
      </div>
      {last && state !== 'on' && <LastSheet last={last} />}
      {hasFailed && (
        <Alert role="alert" tone="warning">
          {text[state]}
        </Alert>
      )}
      <Button
        className="justify-self-start"
        variant={isWanted ? 'secondary' : 'primary'}
        disabled={!isHydrated}
        onClick={() => setWanted(!isWanted || hasFailed)}
      >
        {isWanted && !hasFailed ? text.close : text.open}
      </Button>
    </section>
  )
}
