import 'server-only'
import { sql } from 'drizzle-orm'
import { type Db, database } from '@/db/client'
import { applications, schools } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { toSchoolColumns } from '../details'
import { formatReference } from '../kinds'
import type { PaperFormInput } from '../team-schema'
import type { NewTermInput } from '../terms/terms'
import { approveInTransaction } from './decide'
import { findDuplicatesInTransaction, type SchoolDuplicate } from './duplicates'

type PaperForm = {
  form: PaperFormInput
  term: NewTermInput
  /** The colleague has seen them and says that they are other schools. */
  otherSchoolIds: string[]
}
type PaperFormResult =
  | { duplicates: SchoolDuplicate[] }
  | { schoolId: string; applicationId: string; name: string }

/** Creates the school, its approved application, the term and the coordinator's invitation. With possible duplicates, nothing is stored. */
export async function enterPaperForm(
  viewer: { id: string },
  { form, term, otherSchoolIds }: PaperForm,
): Promise<PaperFormResult> {
  const db = await database()
  return db.transaction(async (tx) => {
    // Of two colleagues with the same form, the second waits and then finds the school of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('paper forms'))`)
    const duplicates = await findDuplicatesInTransaction(tx, null, toFormValues(form))
    if (duplicates.some(({ id }) => !otherSchoolIds.includes(id))) return { duplicates }
    const actor = userActor(viewer.id)
    const { schoolId, applicationId } = await storePaperForm(tx, form)
    await writeAuditLog(tx, {
      action: 'application.entered',
      actor,
      schoolId,
      targetId: applicationId,
      values: { reference: formatReference(applicationId) },
    })
    await approveInTransaction(tx, applicationId, { ...term, actor, delaysEmail: true })
    return { schoolId, applicationId, name: form.institution_name }
  })
}

async function storePaperForm(tx: Db, form: PaperFormInput) {
  const [school] = await tx
    .insert(schools)
    .values(toSchoolColumns({ ...form, declaration: true }))
    .returning({ id: schools.id })
  if (!school) throw new Error('the school was not stored')
  const [application] = await tx
    .insert(applications)
    .values({ schoolId: school.id, kind: 'registration' })
    .returning({ id: applications.id })
  if (!application) throw new Error('the application was not stored')
  return { schoolId: school.id, applicationId: application.id }
}

const toFormValues = (form: PaperFormInput) => ({
  ...form,
  branches: form.branches ?? '',
  school_website: form.school_website ?? '',
  school_landline: form.school_landline ?? '',
  representatives: form.representatives ?? '',
  teaching_staff_count: String(form.teaching_staff_count),
})
