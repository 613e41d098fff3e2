'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { sitePageEditorText } from '@/i18n/site-page-editor'

type FocalPosition = { x: number; y: number }
type Props = FocalPosition & { file: string; onChange: (point: FocalPosition) => void }

const STEP_PERCENT = 4

const KEYS: Record<string, FocalPosition> = {
  ArrowLeft: { x: -STEP_PERCENT, y: 0 },
  ArrowRight: { x: STEP_PERCENT, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PERCENT },
  ArrowDown: { x: 0, y: STEP_PERCENT },
}

/** A press on the picture says what stays in view; below, how a phone and a laptop crop it. */
export function FocalPoint({ file, x, y, onChange }: Props) {
  const { cover: text } = sitePageEditorText()
  const ref = useRef<HTMLDivElement>(null)
  const hintId = useId()
  // The policy of the page allows values that a script sets, but no style attributes.
  useEffect(() => {
    ref.current?.style.setProperty('--x', `${x}%`)
    ref.current?.style.setProperty('--y', `${y}%`)
  }, [x, y])

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    // The Enter key has no place.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      x: toPercent((clientX - left) / width),
      y: toPercent((clientY - top) / height),
    })
  }
  function pressKey(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: toPercent((x + step.x) / 100), y: toPercent((y + step.y) / 100) })
  }
  const src = `/my-school/website/preview/files/${file}?size=small`
  return (
    <div ref={ref} className="focal-point">
      <p id={hintId} className="field-hint">
        {text.pointHint}
      </p>
      <button
        type="button"
        className="focal-picture"
        aria-label={text.point(x, y)}
        aria-describedby={hintId}
        onClick={press}
        onKeyDown={pressKey}
      >
        <img src={src} alt="" />
        <span className="focal-marker" aria-hidden="true" />
      </button>
      <p role="status" className="sr-only">
        {text.point(x, y)}
      </p>
      <div className="focal-crops" aria-hidden="true">
        {(['phone', 'laptop'] as const).map((screen) => (
          <figure key={screen}>
            <img src={src} alt="" data-screen={screen} />
            <figcaption>{text.crops[screen]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

const toPercent = (share: number) => Math.max(0, Math.min(100, Math.round(share * 100)))
