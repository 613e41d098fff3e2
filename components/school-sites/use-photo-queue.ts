'use client'

import { useRef, useState } from 'react'
import { filesText } from '@/i18n/files'
import { sitePageEditorText } from '@/i18n/site-page-editor'
import { preparePicture } from '@/lib/client/prepare-picture'
import { postFile } from '@/lib/client/use-file-post'

export type QueuedPhoto = {
  key: number
  file: File
  state: 'waiting' | 'preparing' | 'sending' | 'failed'
  percent: number
  msg?: string
}

type QueueEvents = {
  /** In the order in which they were chosen. */
  onUpload: (fileId: string) => void
  /** Once nothing waits. */
  onEnd: (failedCount: number) => void
}

const UPLOAD_PATH = '/api/school/website/files?kind=picture&consent=yes'

let lastKey = 0

/** One after another: each is made smaller in the browser, then sent. One that fails waits for its user. */
export function usePhotoQueue({ onUpload, onEnd }: QueueEvents) {
  const [photos, setPhotos] = useState<QueuedPhoto[]>([])
  const queueRef = useRef<QueuedPhoto[]>([])
  const isRunningRef = useRef(false)

  const show = (next: QueuedPhoto[]) => {
    queueRef.current = next
    setPhotos(next)
  }
  const patch = (key: number, changes: Partial<QueuedPhoto>) =>
    show(queueRef.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)))
  const leaveOut = (key: number) => show(queueRef.current.filter((photo) => photo.key !== key))

  async function send({ key, file }: QueuedPhoto) {
    patch(key, { state: 'preparing', msg: undefined })
    const prepared = await preparePicture(file)
    if ('fault' in prepared)
      return patch(key, { state: 'failed', msg: filesText()[prepared.fault] })
    patch(key, { state: 'sending', percent: 0 })
    const { size } = prepared.file
    const result = await postFile(UPLOAD_PATH, prepared.file, (sentBytes) =>
      patch(key, { percent: Math.min(100, Math.floor((sentBytes / (size || 1)) * 100)) }),
    )
    if (!result.ok) {
      const msg = result.msg ?? sitePageEditorText().photos.failure
      return patch(key, { state: 'failed', msg })
    }
    leaveOut(key)
    onUpload((result.data as { id: string }).id)
  }

  async function run() {
    if (isRunningRef.current) return
    isRunningRef.current = true
    try {
      for (;;) {
        const next = queueRef.current.find(({ state }) => state === 'waiting')
        if (!next) break
        await send(next)
      }
    } finally {
      isRunningRef.current = false
    }
    onEnd(queueRef.current.length)
  }

  function add(files: File[]) {
    const added = files.map((file): QueuedPhoto => {
      lastKey += 1
      return { key: lastKey, file, state: 'waiting', percent: 0 }
    })
    show([...queueRef.current, ...added])
    void run()
  }
  function retry(key: number) {
    patch(key, { state: 'waiting' })
    void run()
  }

  return { photos, add, retry, leaveOut }
}
