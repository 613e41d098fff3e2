import { request } from 'node:http'
import { type Outcome, SHAPES, type Task } from './odd-shapes'

/**
 * A process of its own, so that its thousands of connections slow no other visitor of the test down:
 * asks for as many different odd addresses at once as it is told, and reports how they were answered.
 */

const ENCODINGS = ['gzip', 'br', 'deflate', 'identity', 'zstd, *;q=0.1', 'gzip;q=0, br']

process.once('message', async (task: Task) => {
  const startedAt = performance.now()
  const answers = await Promise.all(Array.from({ length: task.count }, (_, at) => ask(task, at)))
  const statuses: Record<string, number> = {}
  for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1
  const outcome: Outcome = { statuses, ms: Math.round(performance.now() - startedAt) }
  process.send?.(outcome)
  process.disconnect()
})

function ask({ url, shapes }: Task, at: number): Promise<number | string> {
  const shape = shapes[at % shapes.length]
  if (!shape) throw new Error('no shape')
  const [path, headers] = SHAPES[shape]()
  const encoding = ENCODINGS[at % ENCODINGS.length]
  return new Promise((resolve) => {
    const asking = request(
      url + path,
      { agent: false, headers: { ...headers, 'accept-encoding': encoding } },
      (answer) => {
        answer.resume()
        answer.once('close', () => resolve(answer.statusCode ?? 0))
      },
    )
    asking.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    asking.end()
  })
}
