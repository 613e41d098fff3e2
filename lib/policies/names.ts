import 'server-only'
import { AppError } from '@/base/errors'
import { POLICY_NAMES, type PolicyName } from '@/base/policy-kinds'

export const findPolicyName = (name: string): PolicyName | undefined =>
  POLICY_NAMES.find((known) => known === name)

export function requirePolicyName(name: string): PolicyName {
  const policy = findPolicyName(name)
  if (!policy) throw new AppError('notFound', 'notFound')
  return policy
}
