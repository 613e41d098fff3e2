import { useEffect, useRef, useState } from 'react'
import type { UploadedFile } from '@/lib/files/schema'
import { startUpload, type UploadStatus } from './upload'

type UploadViewStatus = UploadStatus | { state: 'none' }

export type OnUploaded = (file: UploadedFile) => Promise<string | undefined> | undefined

export function useUpload(onDone?: OnUploaded) {
  const [status, setStatus] = useState<UploadViewStatus>({ state: 'none' })
  const current = useRef<ReturnType<typeof startUpload>>(undefined)
  const stop = () => {
    current.current?.cancel()
    current.current = undefined
  }
  useEffect(() => () => current.current?.cancel(), [])
  const handleDone = async (uploaded: Extract<UploadStatus, { state: 'done' }>) => {
    const msg = await onDone?.(uploaded.file)
    setStatus(msg ? { state: 'refused', msg } : uploaded)
  }
  const begin = (file: File) => {
    stop()
    current.current = startUpload(file, (update) => {
      if (update.state === 'done' || update.state === 'refused') current.current = undefined
      if (update.state === 'done') void handleDone(update)
      else setStatus(update)
    })
  }
  const cancel = () => {
    stop()
    setStatus({ state: 'none' })
  }
  return { way: status, begin, cancel }
}
