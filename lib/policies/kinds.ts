import type { PolicyName } from '@/base/policy-kinds'
import { routes } from '@/lib/routes'

type PolicyRoutes = { page: () => string; version: (number: number) => string }

export const POLICY_ROUTES: Record<PolicyName, PolicyRoutes> = {
  privacy: {
    page: () => routes.privacyPolicy,
    version: (number) => routes.privacyPolicyVersion(`${number}`),
  },
  terms: {
    page: () => routes.termsAndConditions,
    version: (number) => routes.termsVersion(`${number}`),
  },
}
