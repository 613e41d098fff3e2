import { sessionStore } from './storage'

export type TeamNote = {
  msg: string
  undo?: { path: string; body?: unknown; until: number }
  back: string
  form?: string
  values?: Record<string, string>
  /** Where the pressed button was in the window. */
  pressed?: ButtonArea
}

export type ButtonArea = { top: number; right: number; bottom: number; left: number }

const NOTE_KEY = 'team:note'

export const storeNote = (note: TeamNote) => sessionStore.write(NOTE_KEY, JSON.stringify(note))

export function consumeNote(): TeamNote | null {
  try {
    return JSON.parse(sessionStore.read(NOTE_KEY) ?? 'null')
  } catch {
    // Not a valid note.
    return null
  } finally {
    sessionStore.write(NOTE_KEY, null)
  }
}
