import 'server-only'
import { sql } from 'drizzle-orm'
import { schoolSiteDomains } from '@/db/schema'

/** For queries over `school_sites`: the domain that the school has proved, else null. */
export const confirmedDomain = sql<string | null>`(select ${schoolSiteDomains.domain}
  from ${schoolSiteDomains} where ${schoolSiteDomains.siteId} = school_sites.id
    and ${schoolSiteDomains.confirmedAt} is not null)`
