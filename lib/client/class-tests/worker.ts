import type { SheetPicture, SheetReading } from '../sheet-reader/types'
import { createTestReader, type WorkerTest } from './test-reader'

/** Reads pictures away from the page, which stays quick. */

export type SheetTask = { test: WorkerTest } | { picture: SheetPicture }
export type WorkerReply = 'ready' | SheetReading

let read: ((picture: SheetPicture) => SheetReading) | undefined

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  if ('test' in data) {
    read = createTestReader(data.test)
    reply('ready')
    return
  }
  const reading = read?.(data.picture)
  if (reading) reply(reading, reading.outcome === 'read' ? [reading.straightened.grey.buffer] : [])
})

const reply = (message: WorkerReply, transfer: Transferable[] = []) =>
  postMessage(message, { transfer })
