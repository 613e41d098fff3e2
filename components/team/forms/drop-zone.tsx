'use client'

import { type DragEvent, type ReactNode, useState } from 'react'

type DropZoneProps = { onDrop: (files: File[]) => void; children: ReactNode }

export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isDragOver, setIsDragOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    onDrop([...event.dataTransfer.files])
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop needs a mouse; keyboard users have the file button.
    <div
      className="upload"
      data-over={isDragOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={handleDrop}
    >
      {children}
    </div>
  )
}
