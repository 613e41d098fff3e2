import { toHours } from '@/base/training-kinds'

/** `1.5 घंटे`. */
export function formatHours(minutes: number) {
  const count = toHours(minutes)
  return `${count} ${count > 1 ? 'घंटे' : 'घंटा'}`
}
