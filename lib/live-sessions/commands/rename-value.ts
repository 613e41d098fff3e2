import 'server-only'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { liveSessions } from '@/db/schema'

export const renameSubject = (tx: Db, from: string, to: string) =>
  tx.update(liveSessions).set({ subject: to }).where(eq(liveSessions.subject, from))

export const renameRegion = (tx: Db, from: string, to: string) =>
  tx.update(liveSessions).set({ region: to }).where(eq(liveSessions.region, from))
