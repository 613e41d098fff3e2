import 'server-only'
import { Resolver } from 'node:dns/promises'
import { log } from './log'
import { settings } from './settings'

/** Rejects if no server answers; a name without such records is an empty list. */
export type DomainResolver = {
  readTexts: (name: string) => Promise<string[]>
  readAddresses: (name: string) => Promise<string[]>
}

/** The record with which a school shows that it controls a domain. */
export type DomainProof = { name: string; value: string }

const TIMEOUT_MS = 2_000

const MAX_TRIES = 2

const MISSING_CODES = new Set(['ENODATA', 'ENOTFOUND'])

export const hasProof = async (resolver: DomainResolver, { name, value }: DomainProof) =>
  (await resolver.readTexts(name)).includes(value)

export function createDomainResolver(servers = settings().dnsServers): DomainResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: MAX_TRIES })
  if (servers) resolver.setServers(servers)
  return {
    readTexts: async (name) =>
      (await emptyIfMissing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    readAddresses: async (name) =>
      (
        await Promise.all([
          emptyIfMissing(resolver.resolve4(name)),
          emptyIfMissing(resolver.resolve6(name)),
        ])
      ).flat(),
  }
}

const emptyIfMissing = <T>(records: Promise<T[]>): Promise<T[]> =>
  records.catch((error: NodeJS.ErrnoException) => {
    if (MISSING_CODES.has(error.code ?? '')) return []
    throw error
  })

export const RECHECK_BATCH = 20
/** Maximum per run; the next run continues. */
const MAX_BATCHES = 25
/** The time in which a school can repair its records. */
export const MISSING_DAYS = 3

type Recheck<Row> = {
  /** At most `RECHECK_BATCH` domains, marked before DNS is asked, so that two instances do not ask the same. */
  claim: () => Promise<Row[]>
  getProof: (row: Row) => DomainProof
  record: (row: Row, isProved: boolean) => Promise<void>
  /** Of the log. */
  failure: string
}

/** Asks for each domain whose turn it is. */
export async function recheckProofs<Row>(
  resolver: DomainResolver,
  { claim, getProof, record, failure }: Recheck<Row>,
): Promise<number> {
  let count = 0
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const rows = await claim()
    await Promise.all(rows.map(recheck))
    count += rows.length
    if (rows.length < RECHECK_BATCH) break
  }
  return count

  async function recheck(row: Row) {
    try {
      await record(row, await hasProof(resolver, getProof(row)))
    } catch (error) {
      // A DNS server that does not answer says nothing about the domain.
      log().warn({ event: failure, err: error })
    }
  }
}
