import type { UploadedFile } from '@/lib/files/schema'
import { startUpload, type UploadStatus } from './use-upload'

/** Several files, a few at a time; one that fails does not stop the others. */

export type BatchFileStatus =
  | Exclude<UploadStatus, { state: 'done' }>
  | { state: 'queued' }
  | { state: 'saving' }
  | { state: 'saved'; href: string }

export type BatchFile = { key: string; file: File; status: BatchFileStatus }
export type SaveResult = { href: string } | { msg?: string }
type SaveUploadedFile = (batchFile: BatchFile, uploaded: UploadedFile) => Promise<SaveResult>

/** The server takes 20 unfinished uploads of a user and checks one file at a time. */
const MAX_CONCURRENT_UPLOADS = 2

export function createUploadBatch(
  save: SaveUploadedFile,
  onChange: (files: BatchFile[]) => void,
  upload: typeof startUpload = startUpload,
) {
  let files: BatchFile[] = []
  const running = new Map<string, { cancel: () => void }>()

  function add(newFiles: File[]) {
    files = [
      ...files,
      ...newFiles.map((file) => ({
        ...{ key: crypto.randomUUID(), file, status: { state: 'queued' as const } },
      })),
    ]
    startNext()
  }

  const retry = (key: string) => {
    setStatus(key, { state: 'queued' })
    startNext()
  }

  function cancelAll() {
    for (const { cancel } of running.values()) cancel()
    running.clear()
  }

  function startNext() {
    for (const batchFile of files) {
      if (running.size >= MAX_CONCURRENT_UPLOADS) break
      if (batchFile.status.state === 'queued') start(batchFile)
    }
    onChange(files)
  }

  function start(batchFile: BatchFile) {
    const { key, file } = batchFile
    setStatus(key, { state: 'sending', sent: 0 })
    // Its first report may come before this returns.
    running.set(key, { cancel: () => {} })
    const { cancel } = upload(file, (status) => {
      if (status.state === 'done') return void saveFile(batchFile, status.file)
      setStatus(key, status)
      if (status.state === 'refused') finish(key)
    })
    if (running.has(key)) running.set(key, { cancel })
  }

  async function saveFile(batchFile: BatchFile, uploaded: UploadedFile) {
    setStatus(batchFile.key, { state: 'saving' })
    const result = await save(batchFile, uploaded)
    setStatus(
      batchFile.key,
      'href' in result
        ? { state: 'saved', href: result.href }
        : { state: 'refused', msg: result.msg },
    )
    finish(batchFile.key)
  }

  function finish(key: string) {
    running.delete(key)
    startNext()
  }

  function setStatus(key: string, status: BatchFileStatus) {
    files = files.map((batchFile) => (batchFile.key === key ? { ...batchFile, status } : batchFile))
    onChange(files)
  }

  return { add, retry, cancelAll }
}
