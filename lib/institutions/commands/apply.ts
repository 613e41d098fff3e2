import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { settings } from '@/base/settings'
import { type Db, database } from '@/db/client'
import { institutions, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { enqueueMail } from '@/lib/mail/outbox'
import { referenceOf } from '../reference'
import type { Institution } from '../schema'
import { takeAccount } from '../take-account'

/** A school makes itself known. No account is needed, and none changes. */
export async function registerInstitution(form: Institution): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(institutions)
      .values({ ...columns(form), status: 'registered' })
      .returning({ id: institutions.id })
    if (!row) throw new Error('the institution was not stored')
    return announce(tx, form, row.id, 'registered')
  })
}

/**
 * The subscriber is the viewer. A second submission updates the viewer's own record. How the account
 * stands is read when its row is held: the request's own look at it may be older than a verdict.
 */
export async function subscribe(viewer: Pick<Viewer, 'id'>, form: Institution) {
  const atOnce = settings().subscriptionMode === 'instant'
  const db = await database()
  return db.transaction(async (tx) => {
    const { isSubscribed } = await takeAccount(tx, viewer.id)
    const status = atOnce || isSubscribed ? 'approved' : 'waiting'
    const values = { ...columns(form), status } as const
    const [row] = await tx
      .insert(institutions)
      .values({ ...values, userId: viewer.id })
      .onConflictDoUpdate({
        target: institutions.userId,
        set: { ...values, updatedAt: sql`now()` },
      })
      .returning({ id: institutions.id })
    if (!row) throw new Error('the institution was not stored')
    if (atOnce) await tx.update(users).set({ isSubscribed: true }).where(eq(users.id, viewer.id))
    const reference = await announce(tx, form, row.id, 'subscribed')
    return { reference, isSubscribed: status === 'approved' }
  })
}

async function announce(tx: Db, form: Institution, id: string, kind: 'registered' | 'subscribed') {
  const reference = referenceOf(id)
  const { institution_name, correspondent_name: correspondent } = form
  const data = { institution_name, correspondent, reference }
  await enqueueMail(tx, {
    template: 'teamInstitution',
    to: settings().teamEmail,
    data: { ...data, kind },
  })
  await enqueueMail(tx, { template: 'institutionReceived', to: form.school_email, data })
  return reference
}

function columns(form: Institution) {
  return {
    institutionName: form.institution_name,
    schoolAddress: form.school_address,
    affiliationBoard: form.affiliation_board,
    correspondentName: form.correspondent_name,
    principalName: form.principal_name,
    principalContact: form.principal_contact,
    principalEmail: form.principal_email,
    branches: form.branches,
    schoolEmail: form.school_email,
    schoolWebsite: form.school_website,
    schoolMobile: form.school_mobile,
    schoolLandline: form.school_landline,
    studentStrength: form.student_strength,
    teachingStaffCount: form.teaching_staff_count,
    representatives: form.representatives,
  }
}
