import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { staffImports } from '@/db/schema'

/** The list was stored in the transaction that ended the seat, so both have its time. */
export const isEndedByStaffList: SQL = sql`exists (select from ${staffImports}
  where staff_imports.school_id = memberships.school_id and staff_imports.created_at = memberships.left_at
    and staff_imports.created_at > ${ago(RETENTION.staffImport)})`
