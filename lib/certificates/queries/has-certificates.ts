import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { certificates } from '@/db/schema'

/** Title, date and length appear on issued certificates, which must stay correct. */
export const hasCertificates = async (tx: Db, liveSessionId: string): Promise<boolean> =>
  (await tx.$count(certificates, eq(certificates.liveSessionId, liveSessionId))) > 0
