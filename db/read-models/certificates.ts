import 'server-only'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import * as tables from '@/db/schema'

/** What other domains may read, under the name of the table. */
export const certificates = new QueryBuilder()
  .select({
    number: tables.certificates.number,
    liveSessionId: tables.certificates.liveSessionId,
    userId: tables.certificates.userId,
    name: tables.certificates.name,
    issuedAt: tables.certificates.issuedAt,
    correctedAt: tables.certificates.correctedAt,
    revokedAt: tables.certificates.revokedAt,
    revocationRequestedAt: tables.certificates.revocationRequestedAt,
    revocationReason: tables.certificates.revocationReason,
  })
  .from(tables.certificates)
  .as('certificates')
