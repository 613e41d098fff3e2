import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a database server that can fall silent without hanging up, as a paused machine does. */
export async function lineTo(url: string) {
  const target = new URL(url)
  const open = new Set<Socket>()
  let mute = false
  const server = createServer((near) => {
    if (mute) return void open.add(near)
    const far = connect(Number(target.port || 5432), target.hostname)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      open.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => open.delete(end))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: through.href,
    /** What is connected now says nothing any more; who connects later is served. */
    fallSilent: () => {
      for (const end of open) end.unpipe().pause()
    },
    /** Who connects later is taken in and hears nothing either. */
    fallSilentForGood: () => {
      mute = true
      for (const end of open) end.unpipe().pause()
    },
    hangUp: async () => {
      for (const end of open) end.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
