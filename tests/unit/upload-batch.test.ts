import { expect, test } from 'vitest'
import { type BatchFile, createUploadBatch, type SaveResult } from '@/lib/client/upload-batch'
import type { UploadStatus } from '@/lib/client/use-upload'
import type { UploadedFile } from '@/lib/files/schema'
import { waitFor } from '../support/wait-for'

/** Files by name, each with its own fake upload. */
function startBatch(save?: (file: BatchFile) => Promise<SaveResult>) {
  const reports = new Map<string, (status: UploadStatus) => void>()
  const cancelled: string[] = []
  const starts: string[] = []
  let files: BatchFile[] = []
  const saved: string[] = []
  const batch = createUploadBatch(
    async (batchFile) => {
      saved.push(batchFile.key)
      return save ? save(batchFile) : { href: `/team/library/${batchFile.file.name}` }
    },
    (update) => {
      files = update
    },
    (file, onStatus) => {
      starts.push(file.name)
      reports.set(file.name, onStatus)
      return { cancel: () => cancelled.push(file.name) }
    },
  )
  const add = (...names: string[]) => batch.add(names.map((name) => new File(['x'], name)))
  const report = (name: string, status: UploadStatus) => reports.get(name)?.(status)
  const complete = (name: string) =>
    report(name, { state: 'done', file: { id: name } as UploadedFile })
  const states = () => files.map(({ file, status }) => `${file.name} ${status.state}`)
  return {
    ...{ batch, add, report, complete, states, starts, cancelled, saved },
    files: () => files,
  }
}

test('sends two files at a time, and the next when one has a draft', async () => {
  const { add, complete, states, starts } = startBatch()
  add('a', 'b', 'c', 'd')
  expect(states()).toEqual(['a sending', 'b sending', 'c queued', 'd queued'])
  complete('b')
  await waitFor(() => expect(starts).toEqual(['a', 'b', 'c']))
  expect(states()).toEqual(['a sending', 'b saved', 'c sending', 'd queued'])
})

test('a refused file shows its reason, and the others go on', async () => {
  const { add, report, complete, states, files } = startBatch()
  add('a', 'b', 'c')
  report('a', { state: 'refused', msg: 'This PDF is damaged.' })
  complete('b')
  complete('c')
  await waitFor(() => expect(states()).toEqual(['a refused', 'b saved', 'c saved']))
  expect(files()[0]?.status).toEqual({ state: 'refused', msg: 'This PDF is damaged.' })
})

test('a failed file can be sent again, under the same key', async () => {
  let isFirst = true
  const { batch, add, complete, states, files, starts, saved } = startBatch(async () => {
    const result = isFirst ? { msg: undefined } : { href: '/team/library/a' }
    isFirst = false
    return result
  })
  add('a')
  complete('a')
  await waitFor(() => expect(states()).toEqual(['a refused']))
  batch.retry(files()[0]?.key ?? '')
  expect(states()).toEqual(['a sending'])
  complete('a')
  await waitFor(() => expect(states()).toEqual(['a saved']))
  expect(starts).toEqual(['a', 'a'])
  expect(new Set(saved).size).toBe(1)
})

test('files added later wait for their turn, and leaving the page cancels what runs', () => {
  const { batch, add, states, cancelled } = startBatch()
  add('a', 'b')
  add('c')
  expect(states()).toEqual(['a sending', 'b sending', 'c queued'])
  batch.cancelAll()
  expect(cancelled).toEqual(['a', 'b'])
})
