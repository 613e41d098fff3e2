import 'server-only'
import { sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { ORIGINAL_POLICY_DAYS } from '@/base/policy-kinds'
import { getProcessSingleton } from '@/base/process-singleton'
import { database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { selectNumberInForce } from '@/db/read-models/policies'
import { users } from '@/db/schema'
import { getLanguage } from '@/i18n/language'
import { toCompleteLanguage } from '@/i18n/partial-languages'
import { hashPassword } from '@/lib/auth/passwords'
import { enqueueMail } from '@/lib/mail/outbox'
import { toSafeNextPath } from '@/lib/routes'
import { isEmailTaken, storeEmailLink } from './email-address/links'
import type { AccountEmailData } from './emails'
import { buildConfirmEmailUrl } from './links'
import type { Registration } from './schema'

/** The email may be suppressed, see `lib/mail/email-rules.ts`. */
type RegistrationResult = { isEmailQueued: boolean }

const pendingRegistrations = getProcessSingleton(
  'registrations',
  () => new Map<string, Promise<RegistrationResult>>(),
)

/** Concurrent registrations of one email share one attempt; the unique index decides. */
export async function register(form: Registration): Promise<RegistrationResult> {
  const email = form.email.toLowerCase()
  for (
    let pending = pendingRegistrations.get(email);
    pending;
    pending = pendingRegistrations.get(email)
  )
    if (await resultsInAccount(pending)) throw emailTakenError()
  const registration = createAccount(form)
  pendingRegistrations.set(email, registration)
  return registration.finally(() => pendingRegistrations.delete(email))
}

/** Any other failure says nothing about the email, so the next request must try for itself. */
const resultsInAccount = (pending: Promise<unknown>) =>
  pending.then(
    () => true,
    (error) => error instanceof AppError && error.kind === 'conflict',
  )

async function createAccount(form: Registration) {
  if (await isEmailTaken(await database(), form.email)) throw emailTakenError()
  const passwordHash = await hashPassword(form.password)
  try {
    return await storeAccount(form, passwordHash)
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_unique') ? emailTakenError() : error
  }
}

async function storeAccount(form: Registration, passwordHash: string) {
  const { firstname, lastname, email } = form
  const db = await database()
  return db.transaction(async (tx) => {
    const [account] = await tx
      .insert(users)
      .values({
        firstname,
        lastname,
        email,
        phoneNumber: form.phone_number,
        passwordHash,
        language: getLanguage(),
        certificateLanguage: toCompleteLanguage(getLanguage()),
        ...noticeSeenColumns,
      })
      .returning({ userId: users.id })
    if (!account) throw new Error('the account was not stored')
    const nextPath = form.next ? toSafeNextPath(form.next) : null
    const token = await storeEmailLink(tx, { ...account, kind: 'confirm', email, nextPath })
    const data = { firstname, link: buildConfirmEmailUrl(token) }
    const mailId = await enqueueMail<AccountEmailData>(tx, { template: 'welcome', to: email, data })
    return { isEmailQueued: mailId !== null }
  })
}

const noticeSeenColumns = {
  ...{ noticeSeen: ORIGINAL_POLICY_DAYS.privacy, noticeSeenAt: sql`now()` },
  privacyVersionSeen: selectNumberInForce('privacy'),
  termsVersionSeen: selectNumberInForce('terms'),
}

const emailTakenError = () =>
  new AppError('conflict', 'accountExists', {
    errors: { email: 'accountExists' },
  })
