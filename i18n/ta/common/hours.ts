import { toHours } from '@/base/training-kinds'

/** `1.5 மணிநேரம்`: the word has no separate plural. */
export function formatHours(minutes: number) {
  const count = toHours(minutes)
  return `${count} மணிநேரம்`
}
