import { thisTab } from './storage'

/** What somebody has typed into a form so far, by field. Stays in this tab and ends with it. */
export type Draft = Record<string, string | boolean>

const keyOf = (form: string) => `draft:${form}`

/** An empty form leaves nothing behind. */
export function keepDraft(form: string, values: Record<string, unknown>) {
  const draft = filledIn(values)
  thisTab.write(keyOf(form), Object.keys(draft).length > 0 ? JSON.stringify(draft) : null)
}

export const dropDraft = (form: string) => thisTab.write(keyOf(form), null)

export function readDraft(form: string): Draft {
  try {
    const value: unknown = JSON.parse(thisTab.read(keyOf(form)) ?? '{}')
    return typeof value === 'object' && value !== null ? filledIn(value) : {}
  } catch {
    // Not a draft of ours: the form starts empty.
    return {}
  }
}

/** What the draft can add to a form, without touching what is already in it. */
export function missingFrom(
  values: Record<string, unknown>,
  draft: Draft,
): [string, Draft[string]][] {
  return Object.entries(draft).filter(([name]) => Object.hasOwn(values, name) && !values[name])
}

const filledIn = (values: object): Draft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        entry[1] === true || (typeof entry[1] === 'string' && entry[1] !== ''),
    ),
  )
