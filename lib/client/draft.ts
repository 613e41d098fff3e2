import { sessionStore } from './storage'

export type FormDraft = Record<string, string | boolean>

const buildDraftKey = (form: string) => `draft:${form}`

/** An emptied form drops its draft. */
export const saveFormDraft = (form: string, values: object) =>
  writeDraft(form, pickFilledValues(values))

/** Of a form that shows stored values: an emptied field is a change too. */
export const saveChangedFields = (form: string, values: Record<string, string>) =>
  writeDraft(form, values)

export const deleteFormDraft = (form: string) => writeDraft(form, {})

const writeDraft = (form: string, draft: FormDraft) =>
  sessionStore.write(
    buildDraftKey(form),
    Object.keys(draft).length > 0 ? JSON.stringify(draft) : null,
  )

export function readFormDraft(form: string): FormDraft {
  try {
    const value: unknown = JSON.parse(sessionStore.read(buildDraftKey(form)) ?? '{}')
    return typeof value === 'object' && value !== null ? pickFieldValues(value) : {}
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

/** Never a password: other scripts of the page and people at the device could read it. */
const pickFilledValues = (values: object): FormDraft =>
  Object.fromEntries(
    Object.entries(pickFieldValues(values)).filter(
      ([name, value]) => value !== '' && !/password/i.test(name),
    ),
  )

const pickFieldValues = (values: object): FormDraft =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | true] =>
        entry[1] === true || typeof entry[1] === 'string',
    ),
  )
