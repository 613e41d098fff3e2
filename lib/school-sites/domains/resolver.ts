import 'server-only'
import { Resolver } from 'node:dns/promises'
import { settings } from '@/base/settings'

/** Rejects if no server answers; a name without such records is an empty list. */
export type DomainResolver = {
  readTexts: (name: string) => Promise<string[]>
  readAddresses: (name: string) => Promise<string[]>
}

const TIMEOUT_MS = 2_000
const MAX_TRIES = 2

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

const MISSING_CODES = new Set(['ENODATA', 'ENOTFOUND'])

const emptyIfMissing = <T>(records: Promise<T[]>): Promise<T[]> =>
  records.catch((error: NodeJS.ErrnoException) => {
    if (MISSING_CODES.has(error.code ?? '')) return []
    throw error
  })
