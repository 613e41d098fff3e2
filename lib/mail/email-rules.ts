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

type EmailRule = {
  askedBy: 'visitor' | 'owner' | 'coordinator' | 'team' | 'site'
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
  resetLink: { askedBy: 'visitor', budget: 'FORGOT_ACCOUNT', isEssential: true },
  loginAttempts: { askedBy: 'visitor', budget: 'ATTEMPTS_MAIL', isEssential: true },
  institutionReceived: { askedBy: 'visitor', budget: 'form' },
  teamInstitution: { askedBy: 'visitor', budget: 'INSTITUTION', isEssential: true },
  teamContact: { askedBy: 'visitor', budget: 'CONTACT', isEssential: true },
  siteMessage: { askedBy: 'visitor', budget: 'SITE_MESSAGE' },

  welcome: { askedBy: 'owner', budget: 'owner', isEssential: true },
  confirmAddress: { askedBy: 'owner', budget: 'owner', isEssential: true },
  newAddress: { askedBy: 'owner', budget: 'change', isEssential: true },
  factorLink: { askedBy: 'owner', budget: 'ADDRESS_MAIL', isEssential: true },
  addressChanged: { askedBy: 'owner', budget: null, isEssential: true },
  loginMethodChanged: { askedBy: 'owner', budget: null, isEssential: true },
  teamTokenCreated: { askedBy: 'owner', budget: null, isEssential: true },
  dataExportReady: { askedBy: 'owner', budget: 'ADDRESS_MAIL' },
  erasurePlanned: { askedBy: 'owner', budget: 'ADDRESS_MAIL', isEssential: true },
  erasureUndone: { askedBy: 'owner', budget: null, isEssential: true },
  joinedSchool: { askedBy: 'owner', budget: 'SCHOOL' },
  liveSessionRegistered: { askedBy: 'owner', budget: 'SERIES' },
  liveSessionWaiting: { askedBy: 'owner', budget: 'SERIES' },

  schoolInvitation: { askedBy: 'coordinator', budget: 'invitation' },
  schoolAddress: { askedBy: 'coordinator', budget: 'invitation', isEssential: true },
  quotation: { askedBy: 'coordinator', budget: null },
  coordinatorNamed: { askedBy: 'coordinator', budget: null },
  apiTokenCreated: { askedBy: 'coordinator', budget: null, isEssential: true },
  removedFromSchool: { askedBy: 'coordinator', budget: null },
  teamRecovery: { askedBy: 'coordinator', budget: null, isEssential: true },
  trainingReminder: { askedBy: 'coordinator', budget: 'SCHOOL_NOTICES' },
  sessionAnnounced: { askedBy: 'coordinator', budget: 'SCHOOL_NOTICES' },

  subscriptionDecided: { askedBy: 'team', budget: null },
  schoolOpened: { askedBy: 'team', budget: null },
  schoolQuestion: { askedBy: 'team', budget: null },
  billingDocument: { askedBy: 'team', budget: null },
  orderReminder: { askedBy: 'team', budget: null },
  messageAnswer: { askedBy: 'team', budget: null },
  movedToSchool: { askedBy: 'team', budget: null },
  newAddressByTeam: { askedBy: 'team', budget: 'change', isEssential: true },
  addressCorrectionStarted: { askedBy: 'team', budget: null, isEssential: true },
  mergePlanned: { askedBy: 'team', budget: null, isEssential: true },
  accountEnded: { askedBy: 'team', budget: null, isEssential: true },
  accountExtended: { askedBy: 'team', budget: null, isEssential: true },
  recoveryWarning: { askedBy: 'team', budget: null, isEssential: true },
  recoveryWaits: { askedBy: 'team', budget: null, isEssential: true },
  attendanceInvitation: { askedBy: 'team', budget: 'invitation' },
  announcement: { askedBy: 'team', budget: null },
  news: { askedBy: 'team', budget: null },
  liveSessionMoved: { askedBy: 'team', budget: null },
  liveSessionCancelled: { askedBy: 'team', budget: null },
  liveSessionRestored: { askedBy: 'team', budget: null },
  certificateIssued: { askedBy: 'team', budget: null },
  certificateWaits: { askedBy: 'team', budget: null },
  certificateChanged: { askedBy: 'team', budget: null },

  certificateAddress: { askedBy: 'site', budget: 'owner' },
  recoveryLink: { askedBy: 'site', budget: null, isEssential: true },
  erasureHeld: { askedBy: 'site', budget: null, isEssential: true },
  termEnds: { askedBy: 'site', budget: null },
  webhookStopped: { askedBy: 'site', budget: null },
  siteEnds: { askedBy: 'site', budget: null },
  siteDomainEnded: { askedBy: 'site', budget: null },
  schoolLoginEnded: { askedBy: 'site', budget: null },
  liveSessionMovedUp: { askedBy: 'site', budget: null },
  liveSessionTomorrow: { askedBy: 'site', budget: null },
  liveSessionSoon: { askedBy: 'site', budget: null },
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
