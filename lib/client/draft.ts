import { sessionStore } from './storage'

export type FormDraft = Record<string, string | boolean>

const buildDraftKey = (form: string) => `draft:${form}`

export function saveFormDraft(form: string, values: Record<string, unknown>) {
  const draft = pickFilledValues(values)
  sessionStore.write(
    buildDraftKey(form),
    Object.keys(draft).length > 0 ? JSON.stringify(draft) : null,
  )
}

export const deleteFormDraft = (form: string) => sessionStore.write(buildDraftKey(form), null)

export function readFormDraft(form: string): FormDraft {
  try {
    const value: unknown = JSON.parse(sessionStore.read(buildDraftKey(form)) ?? '{}')
    return typeof value === 'object' && value !== null ? pickFilledValues(value) : {}
  } catch {
    // Not a valid draft: the form starts empty.
    return {}
  }
}

export function findMissingValues(
  values: Record<string, unknown>,
  draft: FormDraft,
): [string, FormDraft[string]][] {
  return Object.entries(draft).filter(([name]) => Object.hasOwn(values, name) && !values[name])
}

const pickFilledValues = (values: object): FormDraft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        entry[1] === true || (typeof entry[1] === 'string' && entry[1] !== ''),
    ),
  )
