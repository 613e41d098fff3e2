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

const [NOTE_KEY, TYPED_VALUES_KEY] = ['team:note', 'team:typed']

export const storeNote = (note: TeamNote) => sessionStore.write(NOTE_KEY, JSON.stringify(note))
export const storeTypedValues = ({ form, values }: TeamNote) =>
  sessionStore.write(TYPED_VALUES_KEY, JSON.stringify({ form, values }))

export const consumeNote = () => consumeItem<TeamNote>(NOTE_KEY)

export function consumeTypedValues(form: string) {
  const stored = readItem<Pick<TeamNote, 'form' | 'values'>>(TYPED_VALUES_KEY)
  if (stored?.form !== form) return null
  sessionStore.write(TYPED_VALUES_KEY, null)
  return stored.values ?? null
}

const buildKeptKey = (form: string) => `team:kept:${form}`

/** Null when they are saved. */
export const keepValues = (form: string, values: Record<string, string> | null) =>
  sessionStore.write(buildKeptKey(form), values && JSON.stringify(values))

export const readKeptValues = (form: string) => readItem<Record<string, string>>(buildKeptKey(form))

function consumeItem<T>(key: string): T | null {
  const value = readItem<T>(key)
  sessionStore.write(key, null)
  return value
}

function readItem<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStore.read(key) ?? 'null')
  } catch {
    // Not a valid note.
    return null
  }
}
