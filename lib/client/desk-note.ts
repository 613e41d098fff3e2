import { thisTab } from './storage'

/** What one page of the team's side leaves for the next: what was done, and how to take it back. */

export type Note = {
  msg: string
  /** The call that takes it back, for as long as it can be. */
  undo?: { path: string; body?: unknown; until: number }
  /** Where it was done, and what had been typed there into which form. */
  back: string
  form?: string
  values?: Record<string, string>
}

const [NOTE, TYPED] = ['desk:note', 'desk:typed']

export const leaveNote = (note: Note) => thisTab.write(NOTE, JSON.stringify(note))
export const leaveTyped = ({ form, values }: Note) =>
  thisTab.write(TYPED, JSON.stringify({ form, values }))

/** Read once. */
export const takeNote = () => taken<Note>(NOTE)

/** What was typed into this form before it was taken back. */
export function takeTyped(form: string) {
  const typed = peek<Pick<Note, 'form' | 'values'>>(TYPED)
  if (typed?.form !== form) return null
  thisTab.write(TYPED, null)
  return typed.values ?? null
}

function taken<T>(key: string): T | null {
  const value = peek<T>(key)
  thisTab.write(key, null)
  return value
}

function peek<T>(key: string): T | null {
  try {
    return JSON.parse(thisTab.read(key) ?? 'null')
  } catch {
    // Not one of ours.
    return null
  }
}
