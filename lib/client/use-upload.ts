import { useEffect, useRef, useState } from 'react'
import type { UploadedFile, UploadState } from '@/lib/files/schema'
import { type ApiOutcome, get, post, remove } from './api'
import { sendBytes } from './send-bytes'

/** After a lost connection the upload resumes with smaller parts, until it is done, rejected or cancelled. */

export type UploadStatus =
  | { state: 'sending'; sent: number }
  | { state: 'waiting'; sent: number }
  | { state: 'checking'; ahead: number }
  | { state: 'done'; file: UploadedFile }
  | { state: 'refused'; msg?: string }

type UploadStart = { id: string; received: number; part: number }
type OnUploadStatus = (status: UploadStatus) => void
type UploadProgress = { id: string; file: File; part: number; least: number; received: number }

const UPLOADS_PATH = '/api/team/files/uploads'
const MAX_RETRY_WAIT_MS = 15_000
const MAX_PART_SHRINK_FACTOR = 16
/** From a proxy, or asking to retry. */
const TRANSIENT_STATUSES = new Set([0, 408, 429, 500, 502, 503, 504])

export function startUpload(file: File, onStatus: OnUploadStatus): { cancel: () => void } {
  const abortController = new AbortController()
  let id: string | undefined
  const report: OnUploadStatus = (status) => {
    if (!abortController.signal.aborted) onStatus(status)
  }
  void run()
  return {
    cancel: () => {
      abortController.abort()
      if (id) void remove(`${UPLOADS_PATH}/${id}`)
    },
  }

  async function run() {
    report({ state: 'sending', sent: 0 })
    const started = await post<UploadStart>(UPLOADS_PATH, { name: file.name, bytes: file.size })
    if (!started.ok) return report({ state: 'refused', msg: started.msg })
    id = started.data.id
    if (abortController.signal.aborted) return void remove(`${UPLOADS_PATH}/${id}`)
    const { part: partSize, received: receivedBytes } = started.data
    const progress = {
      id,
      file,
      part: partSize,
      least: partSize / MAX_PART_SHRINK_FACTOR,
      received: receivedBytes,
    }
    const rejection = await sendAllParts(progress, report, abortController.signal)
    if (rejection) return report({ state: 'refused', msg: rejection.msg })
    report(await finishUpload(id, report, abortController.signal))
  }
}

async function sendAllParts(
  progress: UploadProgress,
  onStatus: OnUploadStatus,
  signal: AbortSignal,
) {
  const { id, file } = progress
  const path = `${UPLOADS_PATH}/${id}`
  for (let failures = 0; progress.received < file.size && !signal.aborted; ) {
    const offset = progress.received
    const piece = file.slice(offset, offset + progress.part)
    const onSent = (bytes: number) => onStatus({ state: 'sending', sent: offset + bytes })
    const outcome = await sendBytes<{ received: number }>(
      { method: 'PATCH', path, headers: { 'Upload-Offset': String(offset) }, body: piece },
      { onSent, signal },
    )
    if (outcome.ok) {
      progress.received = outcome.data.received
      failures = 0
      continue
    }
    // The next progress request asks for the second factor.
    if (!canRetry(outcome) && !outcome.errors?.proof) return outcome
    if (outcome.status !== 409) {
      onStatus({ state: 'waiting', sent: offset })
      progress.part = Math.max(progress.least, progress.part / 2)
      await waitBeforeRetry(failures)
    }
    failures += 1
    const rejection = await refreshProgress(progress)
    if (rejection) return rejection
  }
}

/** A part may have arrived although its response was lost. */
async function refreshProgress(progress: UploadProgress) {
  const outcome = await get<{ received: number }>(`${UPLOADS_PATH}/${progress.id}`)
  if (outcome.ok) progress.received = outcome.data.received
  else if (!canRetry(outcome)) return outcome
}

async function finishUpload(
  id: string,
  onStatus: OnUploadStatus,
  signal: AbortSignal,
): Promise<UploadStatus> {
  onStatus({ state: 'checking', ahead: 0 })
  for (let failures = 0; ; failures += 1) {
    const outcome = await post<UploadState>(`${UPLOADS_PATH}/${id}/finish`)
    if (outcome.ok && outcome.data.state === 'done')
      return { state: 'done', file: outcome.data.file }
    if (outcome.ok && outcome.data.state === 'checking')
      onStatus({ state: 'checking', ahead: outcome.data.ahead })
    if (signal.aborted || (!outcome.ok && !canRetry(outcome)))
      return { state: 'refused', msg: outcome.msg }
    // A successful response has already waited for the check.
    await waitBeforeRetry(outcome.ok ? 0 : failures)
  }
}

/** The next request renews a stale CSRF cookie; the other errors are transient. */
const canRetry = ({ status, errors }: ApiOutcome<unknown>) =>
  TRANSIENT_STATUSES.has(status) || status === 409 || Boolean(errors?.xsrf)

/** Backs off after each failure, and retries at once when the browser is online again. */
function waitBeforeRetry(failures: number) {
  return new Promise<void>((resolve) => {
    const resume = () => {
      clearTimeout(timer)
      window.removeEventListener('online', resume)
      resolve()
    }
    const timer = setTimeout(resume, Math.min(MAX_RETRY_WAIT_MS, 1_000 * 2 ** failures))
    window.addEventListener('online', resume)
  })
}

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
