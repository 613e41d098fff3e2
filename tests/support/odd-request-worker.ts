import { request } from 'node:http'
import { ODD_REQUESTS, type OddRequestResult, type OddRequestTask } from './odd-requests'

/** A separate process, so that its connections do not slow the test's other visitor. */

const ENCODINGS = ['gzip', 'br', 'deflate', 'identity', 'zstd, *;q=0.1', 'gzip;q=0, br']

process.once('message', async (task: OddRequestTask) => {
  const startedAt = performance.now()
  const results = await Promise.all(
    Array.from({ length: task.count }, (_, index) => sendOddRequest(task, index)),
  )
  const statuses: Record<string, number> = {}
  for (const status of results) statuses[status] = (statuses[status] ?? 0) + 1
  const result: OddRequestResult = { statuses, ms: Math.round(performance.now() - startedAt) }
  process.send?.(result)
  process.disconnect()
})

function sendOddRequest({ url, shapes }: OddRequestTask, index: number): Promise<number | string> {
  const shape = shapes[index % shapes.length]
  if (!shape) throw new Error('no shape')
  const [path, headers] = ODD_REQUESTS[shape]()
  const encoding = ENCODINGS[index % ENCODINGS.length]
  return new Promise((resolve) => {
    const outgoing = request(
      url + path,
      { agent: false, headers: { ...headers, 'accept-encoding': encoding } },
      (response) => {
        response.resume()
        response.once('close', () => resolve(response.statusCode ?? 0))
      },
    )
    outgoing.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    outgoing.end()
  })
}
