'use client'

import { useEffect, useRef } from 'react'
import { classReadingText } from '@/i18n/class-reading'
import type { PictureRect, StraightenedSheet } from '@/lib/client/sheet-reader/types'

type Props = { picture: StraightenedSheet; rect: PictureRect }

/** A part of the sheet, as the camera saw it, in grey. */
export function CutOut({ picture, rect }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const area = fitInto(rect, picture)
    canvas.current.width = area.width
    canvas.current.height = area.height
    const image = context.createImageData(area.width, area.height)
    for (let row = 0; row < area.height; row += 1)
      for (let column = 0; column < area.width; column += 1) {
        const grey = picture.grey[(area.y + row) * picture.width + area.x + column] ?? 255
        image.data.set([grey, grey, grey, 255], (row * area.width + column) * 4)
      }
    context.putImageData(image, 0, 0)
  }, [picture, rect])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={classReadingText().ask.cutOut}
      className="cut-out"
    />
  )
}

function fitInto({ x, y, width, height }: PictureRect, picture: StraightenedSheet) {
  const left = Math.max(0, Math.floor(x))
  const top = Math.max(0, Math.floor(y))
  return {
    ...{ x: left, y: top },
    width: Math.max(1, Math.min(picture.width, Math.ceil(x + width)) - left),
    height: Math.max(1, Math.min(picture.height, Math.ceil(y + height)) - top),
  }
}
