import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'

/** A file on its way into the store, made inside the test's process. */

export async function* inChunks(bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

type Way = { name?: string; part?: number }

/** Announced, sent in parts, looked into; waits until it is through. */
export async function upload(userId: string, bytes: Buffer, { name = 'a.pdf', part }: Way = {}) {
  const { beginUpload } = await import('@/lib/files/commands/begin')
  const { appendPart } = await import('@/lib/files/commands/append')
  const id = await beginUpload(userId, { name, bytes: bytes.length })
  const most = part ?? bytes.length
  for (let from = 0; from < bytes.length; from += most) {
    const piece = bytes.subarray(from, from + most)
    await appendPart(userId, id, { from, bytes: piece.length, chunks: inChunks(piece) })
  }
  return finished(userId, id)
}

export async function finished(userId: string, id: string) {
  const { finishUpload } = await import('@/lib/files/commands/finish')
  for (;;) {
    const state = await finishUpload(userId, id)
    if (state.state === 'done') return state.file
    if (state.state === 'receiving') throw new Error('not all of it is here')
  }
}

export async function keysInStore(): Promise<string[]> {
  const { fileStore } = await import('@/lib/files/store')
  const keys: string[] = []
  for await (const { key } of fileStore().list()) keys.push(key)
  return keys.sort()
}

/** As if all in this folder had lain there for two days. */
export function age(folder: string) {
  const then = Date.now() / 1_000 - 2 * 24 * 60 * 60
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(folder, name), then, then)
}
