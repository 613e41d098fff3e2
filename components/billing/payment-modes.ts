import { billingText } from '@/i18n/billing'

/** Online payments come from the payment service, so that no form offers them. */
export function listModeOptions() {
  const { online: _, ...modes } = billingText().modes
  return Object.entries(modes).map(([value, label]) => ({ value, label }))
}
