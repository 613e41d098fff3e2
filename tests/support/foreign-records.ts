import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { applications, terms } from '@/db/schema'
import { newSchool } from './schools'

/** By the part of the path in front of the id. */
export type ForeignRecords = Record<string, string>

/** Records of a school that none of the tested coordinators and teachers belongs to. */
export async function createForeignRecords(db: Db): Promise<ForeignRecords> {
  const school = await newSchool(db)
  const [application] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.schoolId, school.id))
  const [term] = await db.select({ id: terms.id }).from(terms).where(eq(terms.schoolId, school.id))
  if (!application || !term) throw new Error('no application or term')
  return {
    ...{ schools: school.id, members: school.membershipId, people: school.coordinator.id },
    ...{ applications: application.id, terms: term.id, library: 'rubrics', lists: 'theme' },
  }
}

/** Ids without a sample are well-formed and unknown. */
export const fillForeignIds = (path: string, records: ForeignRecords) =>
  path
    .replaceAll(/([\w-]+)\/:\w+/g, (param, collection: string) =>
      records[collection] ? `${collection}/${records[collection]}` : param,
    )
    .replaceAll(/:\w+/g, () => randomUUID())
