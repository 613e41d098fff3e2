import 'server-only'
import { sql } from 'drizzle-orm'
import type { PolicyName } from '@/base/policy-kinds'

/** Conditions on rows of `policy_versions`. Plain SQL names, as in `is-subscribed.ts`. */

export const isEffective = sql<boolean>`policy_versions.effective_from <= day_in_india()`

export const isNotWithdrawn = sql<boolean>`not exists (
  select from policy_withdrawals w
  where w.policy = policy_versions.policy and w.number = policy_versions.number)`

/** Of the version in force. 1 is the text of the code. */
export const selectNumberInForce = (policy: PolicyName) => sql<number>`(
  select coalesce(max(policy_versions.number), 1) from policy_versions
  where policy_versions.policy = ${policy} and ${isEffective} and ${isNotWithdrawn})`
