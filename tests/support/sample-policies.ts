import { siteOwner } from '@/base/owner'
import type { PolicyName } from '@/base/policy-kinds'
import type { PageAccess } from '@/lib/client/preview-access'
import { composePolicyText } from '@/lib/policies/compose-text'
import type { PolicyPage } from '@/lib/policies/queries'

const earlier = {
  ...{ number: 1, effectiveFrom: '2025-11-25', replacedOn: '2026-04-01', summary: '' },
}
const inForce = { number: 7, effectiveFrom: '2026-04-01', summary: '7' }
const coming = { number: 8, effectiveFrom: '2026-12-01', summary: '7' }

export const sampleTimeline = { inForce, coming, earlier: [earlier] }

const newPage = (policy: PolicyName, version: PolicyPage['version']): PolicyPage => ({
  ...{ policy, version, timeline: sampleTimeline },
  text: composePolicyText(policy, null, { ...siteOwner }),
})

const VERSIONS: Record<PageAccess, PolicyPage['version']> = {
  ...{ visitor: earlier, member: inForce, subscriber: coming },
}

export const newPolicyQueries = (getAccess: () => PageAccess) => ({
  getPolicyPage: async (policy: PolicyName) => newPage(policy, inForce),
  getPolicyVersion: async (policy: PolicyName) => newPage(policy, VERSIONS[getAccess()]),
})
