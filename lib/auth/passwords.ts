import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '@/base/errors'
import { processWide } from '@/base/process-wide'

/** Argon2id. Hashing fills a core, so two run at once, a short queue waits, and the rest hear "busy". */

// argon2id is the package's default algorithm; its enum cannot be imported under isolatedModules.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 50

export const hashPassword = (password: string) => inQueue(() => hash(password, PARAMETERS))

export const passwordMatches = (storedHash: string, password: string) =>
  inQueue(() => verify(storedHash, password))

/** Costs as much as a real check, so that an unknown e-mail takes as long as a wrong password. */
export async function wasteACheck(password: string): Promise<void> {
  shared.decoy ??= inQueue(() => hash('a password nobody has', PARAMETERS))
  await passwordMatches(await shared.decoy, password)
}

export const isOutdated = (storedHash: string) =>
  !storedHash.startsWith(
    `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`,
  )

type Hashing = { running: number; waiting: (() => void)[]; decoy?: Promise<string> }

const shared = processWide<Hashing>('hashing', () => ({ running: 0, waiting: [] }))

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (shared.running < AT_ONCE) shared.running += 1
  else await turn()
  try {
    return await work()
  } finally {
    const next = shared.waiting.shift()
    if (next) next()
    else shared.running -= 1
  }
}

function turn() {
  if (shared.waiting.length >= QUEUE) throw unavailable('the password queue is full')
  return new Promise<void>((resolve) => shared.waiting.push(resolve))
}
