import { request } from 'node:http'

/**
 * A process of its own, so that its thousands of connections slow no other visitor of the test down:
 * asks for as many different odd addresses at once as it is told, and reports how they were answered.
 */

export type Shape = keyof typeof SHAPES
type Task = { url: string; shapes: Shape[]; count: number }
export type Outcome = { statuses: Record<string, number>; ms: number }

const random = () => Math.random().toString(36).slice(2, 14)
const token = () => Array.from({ length: 4 }, random).join('').slice(0, 43)
const RSC = { rsc: '1' }

const SHAPES = {
  query: () => [`/about?q=${random()}`, {}],
  filter: () => [`/series?region=${random()}`, {}],
  'filter as parts': () => [`/series?region=${random()}&_rsc=${random()}`, RSC],
  slug: () => [`/series/${random()}`, {}],
  'slug as parts': () => [`/series/${random()}?_rsc=${random()}`, RSC],
  'encoded slug': () => [`/series/%73ee-how-it-works-${random()}`, {}],
  calendar: () => [`/series/${random()}/calendar.ics`, {}],
  path: () => [`/${random()}/${random()}`, {}],
  number: () => [`/certificate/UNS-${random()}`, {}],
  link: () => [`/confirm-email/${token()}`, {}],
  join: () => [`/join/${token()}`, {}],
  cover: () => [`/covers/${random()}`, {}],
  call: () => [`/api/${random()}`, {}],
} satisfies Record<string, () => [path: string, headers: Record<string, string>]>

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

export const ALL_SHAPES = Object.keys(SHAPES) as Shape[]
