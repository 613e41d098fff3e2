export const POLICY_NAMES = ['privacy', 'terms'] as const

export type PolicyName = (typeof POLICY_NAMES)[number]

/**
 * Since when the text of the code is in force: version 1. Raise the day with each change of substance, and
 * describe a change of the privacy policy in account-notices.ts.
 */
export const ORIGINAL_POLICY_DAYS = {
  privacy: '2026-11-25',
  terms: '2026-11-25',
} as const satisfies Record<PolicyName, string>
