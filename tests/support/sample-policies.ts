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
  text: composePolicyText(policy, { number: 1, body: null, translations: {} }, { ...siteOwner }),
})

const VERSIONS: Record<PageAccess, PolicyPage['version']> = {
  ...{ visitor: earlier, member: inForce, subscriber: coming },
}

export const newPolicyQueries = (getAccess: () => PageAccess) => ({
  getPolicyPage: async (policy: PolicyName) => newPage(policy, inForce),
  getPolicyVersion: async (policy: PolicyName) => newPage(policy, VERSIONS[getAccess()]),
})

const field = { name: 'body', label: '7', kind: 'markdown', maxLength: 7, original: '7' }
const publication = { summary: '7', publishedAt: new Date('2026-11-22T06:00:00Z') }

export const teamPolicyQueries = {
  listPolicies: async () => [
    { id: 'privacy', timeline: sampleTimeline, hasDraft: true, outdatedLanguages: ['xx'] },
    {
      ...{ id: 'terms', timeline: { ...sampleTimeline, coming: null }, hasDraft: false },
      outdatedLanguages: [],
    },
  ],
  getEditedPolicy: async () => ({
    ...{ name: 'privacy', fields: [field], values: { body: '8' }, version: 7 },
    ...{ hasDraft: true, hasPreviousDraft: true, timeline: sampleTimeline },
    outdatedLanguages: ['xx'],
    versions: [
      { ...coming, ...publication, publishedBy: '7', isWithdrawn: false },
      { ...inForce, ...publication, publishedBy: null, isWithdrawn: false },
      { ...inForce, ...publication, number: 6, publishedBy: null, isWithdrawn: true },
    ],
  }),
  getPolicyPreview: async () => ({
    ...{ name: 'privacy', summary: '7', effectiveFrom: '2026-12-01' },
    text: newPage('privacy', inForce).text,
  }),
}
