import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'

export async function* splitIntoChunks(bytes: Buffer, size = 64 * 1024) {
  for (let offset = 0; offset < bytes.length; offset += size)
    yield bytes.subarray(offset, offset + size)
}

type UploadFileOptions = { name?: string; partBytes?: number }

export async function uploadFile(
  userId: string,
  bytes: Buffer,
  { name = 'a.pdf', partBytes }: UploadFileOptions = {},
) {
  const { beginUpload } = await import('@/lib/files/upload/begin')
  const { appendPart } = await import('@/lib/files/upload/append')
  const id = await beginUpload(userId, { name, bytes: bytes.length })
  const maxPartBytes = partBytes ?? bytes.length
  for (let from = 0; from < bytes.length; from += maxPartBytes) {
    const piece = bytes.subarray(from, from + maxPartBytes)
    await appendPart(userId, id, { from, bytes: piece.length, chunks: splitIntoChunks(piece) })
  }
  return waitUntilFinished(userId, id)
}

export async function waitUntilFinished(userId: string, id: string) {
  const { finishUpload } = await import('@/lib/files/upload/finish')
  for (;;) {
    const state = await finishUpload(userId, id)
    if (state.state === 'done') return state.file
    if (state.state === 'receiving') throw new Error('not all of it is here')
  }
}

export async function listStoredKeys(): Promise<string[]> {
  const { getFileStore: fileStore } = await import('@/lib/files/store')
  const keys: string[] = []
  for await (const { key } of fileStore().list()) keys.push(key)
  return keys.sort()
}

export function backdateFiles(folder: string) {
  const modifiedAt = Date.now() / 1_000 - 2 * 24 * 60 * 60
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(folder, name), modifiedAt, modifiedAt)
}
