import { useState } from 'react'
import { filesText } from '@/i18n/files'
import type { ApiOutcome } from './api'
import { preparePicture } from './prepare-picture'
import { sendBytes } from './send-bytes'

/** `percent` is null while a picture is prepared. */
export type FilePostProgress = { percent: number | null }

/** Posts a file, of which a picture is made smaller first. */
export function useFilePost() {
  const [progress, setProgress] = useState<FilePostProgress | null>(null)
  const send = async (path: string, chosenFile: File): Promise<ApiOutcome<unknown>> => {
    setProgress({ percent: null })
    try {
      const prepared = await preparePicture(chosenFile)
      if ('fault' in prepared)
        return { ok: false, status: 0, data: null, msg: filesText()[prepared.fault] }
      const { file } = prepared
      setProgress({ percent: 0 })
      return await postFile(path, file, (sentBytes) =>
        setProgress({ percent: Math.min(100, Math.floor((sentBytes / (file.size || 1)) * 100)) }),
      )
    } finally {
      setProgress(null)
    }
  }
  return { progress, send }
}

/** The server inspects the file before it responds, one file after another. */
const INSPECTION_TIMEOUT_MS = 120_000

/** A small file in one request. */
export const postFile = (path: string, file: File, onSent: (bytes: number) => void) =>
  sendBytes(
    {
      ...{ method: 'POST', path, body: file },
      headers: { 'X-File-Name': encodeURIComponent(file.name) },
    },
    { onSent, responseTimeoutMs: INSPECTION_TIMEOUT_MS },
  )
