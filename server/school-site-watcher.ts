import { withDeadline } from '@/base/deadline'
import { log } from '@/base/log'
import type { ProvedDomains } from '@/lib/school-sites/address'
import { listConfirmedDomains } from '@/lib/school-sites/domain/domain'
import {
  getLastSiteChange,
  listSiteChanges,
  type SiteChange,
} from '@/lib/school-sites/site/changes'
import { createDomainTable } from './site-domains'

/**
 * The version of each school's website. A poll returns only the sites that changed since the last one, so
 * that one school's publish leaves the cached pages of all others valid.
 */

const POLL_INTERVAL_MS = 500

export type SchoolSiteWatcher = {
  /** Empty for a site that this process has not rendered yet. */
  version: (slug: string) => string
  /** From a render, which may know a change before the poll does. Returns the version of that render. */
  learn: (site: Omit<SiteChange, 'domain'> & { day: string }) => string
  domains: ProvedDomains
  stop: () => void
}

export async function watchSchoolSites(
  readLastChange = getLastSiteChange,
  readChanges = listSiteChanges,
  readDomains = listConfirmedDomains,
): Promise<SchoolSiteWatcher> {
  const changesBySlug = new Map<string, number>()
  const domainTable = createDomainTable()
  let day = ''
  let lastChange = 0
  let isUnavailable = false

  const note = ({ slug, change }: Omit<SiteChange, 'domain'>) => {
    if (change > (changesBySlug.get(slug) ?? -1)) changesBySlug.set(slug, change)
  }

  async function start() {
    lastChange = await withDeadline(readLastChange)
    for (const site of await withDeadline(readDomains)) domainTable.set(site)
    domainTable.endLoading()
  }

  async function poll() {
    try {
      if (!domainTable.isLoaded()) await start()
      const update = await withDeadline(() => readChanges(lastChange))
      for (const site of update.changes) {
        note(site)
        domainTable.set(site)
        lastChange = Math.max(lastChange, site.change)
      }
      day = update.day
      isUnavailable = false
    } catch (error) {
      if (!isUnavailable) log().warn({ event: 'school-sites.version-unknown', err: error })
      isUnavailable = true
    }
  }

  let timer: NodeJS.Timeout
  const schedulePoll = () => {
    timer = setTimeout(() => void poll().then(schedulePoll), POLL_INTERVAL_MS)
    timer.unref()
  }

  await poll()
  schedulePoll()

  return {
    version: (slug) => {
      const change = changesBySlug.get(slug)
      return change === undefined ? '' : `${day}.${change}`
    },
    domains: domainTable,
    learn: (site) => {
      note(site)
      return `${site.day}.${site.change}`
    },
    stop: () => clearTimeout(timer),
  }
}
