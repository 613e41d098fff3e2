import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { createUnavailableError } from '@/base/errors'
import { metrics } from '@/base/metrics'
import { getProcessSingleton } from '@/base/process-singleton'

/** Hashing fills a core, so two run at once, a short queue waits, and the rest get 503. */

// argon2id is the package's default algorithm; its enum cannot be imported under isolatedModules.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT_HASHES = 2
const MAX_QUEUED_HASHES = 50

export const hashPassword = (password: string) => runQueued(() => hash(password, ARGON2_OPTIONS))

export const passwordMatches = (storedHash: string, password: string) =>
  runQueued(() => verify(storedHash, password))

/** Costs as much as a real check, so that timing does not reveal unknown emails. */
export async function checkDecoyPassword(password: string): Promise<void> {
  hashQueue.decoy ??= hashPassword('a password nobody has').catch((error) => {
    // The next one tries again, or a full queue would refuse unknown emails for ever.
    delete hashQueue.decoy
    throw error
  })
  await passwordMatches(await hashQueue.decoy, password)
}

export const isHashOutdated = (storedHash: string) =>
  !storedHash.startsWith(
    `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`,
  )

type HashQueueState = { running: number; waiting: (() => void)[]; decoy?: Promise<string> }

const hashQueue = getProcessSingleton<HashQueueState>('hashing', () => ({
  running: 0,
  waiting: [],
}))

async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (hashQueue.running < MAX_CONCURRENT_HASHES) hashQueue.running += 1
  else await waitForSlot()
  try {
    return await work()
  } finally {
    const next = hashQueue.waiting.shift()
    if (next) next()
    else hashQueue.running -= 1
  }
}

export const updatePasswordMetrics = (): void => metrics.passwordQueue.set(hashQueue.waiting.length)

function waitForSlot() {
  if (hashQueue.waiting.length >= MAX_QUEUED_HASHES)
    throw createUnavailableError('the password queue is full')
  return new Promise<void>((resolve) => hashQueue.waiting.push(resolve))
}
