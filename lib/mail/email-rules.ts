import 'server-only'
import type { RateLimitName } from '@/base/settings'
import type { Db } from '@/db/client'
import { countAttemptInTransaction, countManyInTransaction } from '@/lib/auth/rate-limits'
import { normalizeMailbox } from './unsubscribe'

/** How many emails a mailbox gets in a day is counted for each of them on its own. */
export const MAILBOX_BUDGETS = [
  /** Any visitor can type any address into the form. */
  'form',
  /** The account has this address. */
  'owner',
  /** Another account, or the team for it, wants this address. */
  'change',
  /** A coordinator or the team typed the address. */
  'invitation',
] as const

type MailboxBudget = (typeof MAILBOX_BUDGETS)[number]

/** What its foot says: because of this the recipient gets it. */
export type EmailReason =
  | 'account'
  | 'address'
  | 'school'
  | 'invitation'
  | 'session'
  | 'attendance'
  | 'news'
  | 'message'
  | 'team'

type EmailRule = {
  askedBy: 'visitor' | 'owner' | 'coordinator' | 'team' | 'site'
  reason: EmailReason
  /** Or the limit that its command counts. Null is never suppressed: decisions, requested documents, warnings. */
  budget: MailboxBudget | RateLimitName | null
  /**
   * Protects an account, confirms an address or goes to the team's own mailbox. Sent even to an address that
   * has failed: withholding it would lock its owner out, and opening its link proves that the address works.
   */
  isEssential?: true
}

/** Each email of the site: who asked for it, and what limits it. One that is missing here does not compile. */
export const EMAIL_RULES = {
  resetLink: { askedBy: 'visitor', reason: 'address', budget: 'FORGOT_ACCOUNT', isEssential: true },
  loginAttempts: {
    askedBy: 'visitor',
    reason: 'account',
    budget: 'ATTEMPTS_MAIL',
    isEssential: true,
  },
  institutionReceived: { askedBy: 'visitor', reason: 'school', budget: 'form' },
  teamInstitution: { askedBy: 'visitor', reason: 'team', budget: 'INSTITUTION', isEssential: true },
  teamContact: { askedBy: 'visitor', reason: 'team', budget: 'CONTACT', isEssential: true },
  siteMessage: { askedBy: 'visitor', reason: 'school', budget: 'SITE_MESSAGE' },
  siteEnquiry: { askedBy: 'visitor', reason: 'school', budget: 'SITE_MESSAGE' },

  welcome: { askedBy: 'owner', reason: 'account', budget: 'owner', isEssential: true },
  confirmAddress: { askedBy: 'owner', reason: 'address', budget: 'owner', isEssential: true },
  newAddress: { askedBy: 'owner', reason: 'address', budget: 'change', isEssential: true },
  factorLink: { askedBy: 'owner', reason: 'account', budget: 'ADDRESS_MAIL', isEssential: true },
  addressChanged: { askedBy: 'owner', reason: 'account', budget: null, isEssential: true },
  loginMethodChanged: { askedBy: 'owner', reason: 'account', budget: null, isEssential: true },
  teamTokenCreated: { askedBy: 'owner', reason: 'account', budget: null, isEssential: true },
  dataExportReady: { askedBy: 'owner', reason: 'account', budget: 'ADDRESS_MAIL' },
  erasurePlanned: {
    askedBy: 'owner',
    reason: 'account',
    budget: 'ADDRESS_MAIL',
    isEssential: true,
  },
  erasureUndone: { askedBy: 'owner', reason: 'account', budget: null, isEssential: true },
  joinedSchool: { askedBy: 'owner', reason: 'school', budget: 'SCHOOL' },
  liveSessionRegistered: { askedBy: 'owner', reason: 'session', budget: 'SERIES' },
  liveSessionWaiting: { askedBy: 'owner', reason: 'session', budget: 'SERIES' },

  schoolInvitation: { askedBy: 'coordinator', reason: 'invitation', budget: 'invitation' },
  schoolAddress: {
    askedBy: 'coordinator',
    reason: 'address',
    budget: 'invitation',
    isEssential: true,
  },
  quotation: { askedBy: 'coordinator', reason: 'school', budget: null },
  coordinatorNamed: { askedBy: 'coordinator', reason: 'school', budget: null },
  apiTokenCreated: { askedBy: 'coordinator', reason: 'school', budget: null, isEssential: true },
  removedFromSchool: { askedBy: 'coordinator', reason: 'school', budget: null },
  teamRecovery: { askedBy: 'coordinator', reason: 'team', budget: null, isEssential: true },
  trainingReminder: { askedBy: 'coordinator', reason: 'school', budget: 'SCHOOL_NOTICES' },
  sessionAnnounced: { askedBy: 'coordinator', reason: 'school', budget: 'SCHOOL_NOTICES' },

  subscriptionDecided: { askedBy: 'team', reason: 'school', budget: null },
  schoolOpened: { askedBy: 'team', reason: 'school', budget: null },
  schoolQuestion: { askedBy: 'team', reason: 'school', budget: null },
  billingDocument: { askedBy: 'team', reason: 'school', budget: null },
  seatsAdded: { askedBy: 'team', reason: 'school', budget: null },
  orderReminder: { askedBy: 'team', reason: 'school', budget: null },
  messageAnswer: { askedBy: 'team', reason: 'message', budget: null },
  movedToSchool: { askedBy: 'team', reason: 'school', budget: null },
  newAddressByTeam: { askedBy: 'team', reason: 'address', budget: 'change', isEssential: true },
  addressCorrectionStarted: { askedBy: 'team', reason: 'account', budget: null, isEssential: true },
  mergePlanned: { askedBy: 'team', reason: 'account', budget: null, isEssential: true },
  accountEnded: { askedBy: 'team', reason: 'address', budget: null, isEssential: true },
  accountExtended: { askedBy: 'team', reason: 'account', budget: null, isEssential: true },
  recoveryWarning: { askedBy: 'team', reason: 'account', budget: null, isEssential: true },
  recoveryWaits: { askedBy: 'team', reason: 'account', budget: null, isEssential: true },
  attendanceInvitation: { askedBy: 'team', reason: 'attendance', budget: 'invitation' },
  announcement: { askedBy: 'team', reason: 'account', budget: null },
  news: { askedBy: 'team', reason: 'news', budget: null },
  liveSessionMoved: { askedBy: 'team', reason: 'session', budget: null },
  liveSessionCancelled: { askedBy: 'team', reason: 'session', budget: null },
  liveSessionRestored: { askedBy: 'team', reason: 'session', budget: null },
  certificateIssued: { askedBy: 'team', reason: 'attendance', budget: null },
  certificateWaits: { askedBy: 'team', reason: 'attendance', budget: null },
  certificateChanged: { askedBy: 'team', reason: 'attendance', budget: null },

  certificateAddress: { askedBy: 'site', reason: 'attendance', budget: 'owner' },
  recoveryLink: { askedBy: 'site', reason: 'address', budget: null, isEssential: true },
  erasureHeld: { askedBy: 'site', reason: 'account', budget: null, isEssential: true },
  termEnds: { askedBy: 'site', reason: 'school', budget: null },
  webhookStopped: { askedBy: 'site', reason: 'account', budget: null },
  siteEnds: { askedBy: 'site', reason: 'school', budget: null },
  siteApprovalAsked: { askedBy: 'site', reason: 'school', budget: null },
  siteDocumentsEnd: { askedBy: 'site', reason: 'school', budget: null },
  siteDomainEnded: { askedBy: 'site', reason: 'school', budget: null },
  schoolLoginEnded: { askedBy: 'site', reason: 'school', budget: null },
  liveSessionMovedUp: { askedBy: 'site', reason: 'session', budget: null },
  liveSessionTomorrow: { askedBy: 'site', reason: 'session', budget: null },
  liveSessionSoon: { askedBy: 'site', reason: 'session', budget: null },
} as const satisfies Record<string, EmailRule>

export type EmailName = keyof typeof EMAIL_RULES

/** Stored emails of other versions may have names that this one does not know. */
export const findEmailRule = (name: string): EmailRule | undefined =>
  Object.hasOwn(EMAIL_RULES, name) ? EMAIL_RULES[name as EmailName] : undefined

/** Counted in the email's transaction; the lock on the counter serialises callers. */
export async function hasBudgetLeft(tx: Db, template: string, to: string): Promise<boolean> {
  const subject = findBudgetSubject(template, to)
  if (!subject) return true
  return !(await countAttemptInTransaction(tx, 'UNSOLICITED_MAIL', subject)).isFull
}

type BudgetedMail = { template: string; to: string }

/** For each email, in one statement; of several to one mailbox, the first ones get what is left. */
export async function takeBudgets(tx: Db, mails: BudgetedMail[]): Promise<boolean[]> {
  const subjects = mails.map(({ template, to }) => findBudgetSubject(template, to))
  const amounts = new Map<string, number>()
  for (const subject of subjects) if (subject) amounts.set(subject, (amounts.get(subject) ?? 0) + 1)
  const left = await countManyInTransaction(tx, 'UNSOLICITED_MAIL', amounts)
  return subjects.map((subject) => {
    if (!subject) return true
    const count = left.get(subject) ?? 0
    left.set(subject, count - 1)
    return count > 0
  })
}

function findBudgetSubject(template: string, to: string): string | null {
  const budget = MAILBOX_BUDGETS.find((name) => name === findEmailRule(template)?.budget)
  if (!budget) return null
  return `${budget} ${budget === 'owner' ? toOwnerAddress(to) : normalizeMailbox(to)}`
}

/**
 * One account has each address, so strangers cannot use up the budget of `asha@…`. All they can register is
 * `asha+1@…` and so on, and these share one.
 */
const toOwnerAddress = (email: string) =>
  email.includes('+') ? `tagged ${normalizeMailbox(email)}` : email.toLowerCase()
