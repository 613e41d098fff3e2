import { currentSession } from '../session-store'
import { getPasswordAdvice } from './advice'
import { mightContain } from './bloom-filter'

/** Loaded on focus. If it fails, the other advice still works. */
const filterBytes = fetch(new URL('./common.bin', import.meta.url))
  .then((response) => (response.ok ? response.arrayBuffer() : new ArrayBuffer(0)))
  // As above: without the filter the advice is only less complete.
  .catch(() => new ArrayBuffer(0))
  .then((bytes) => new Uint8Array(bytes))

export async function getAdviceForInput({ value: password, form }: HTMLInputElement) {
  const commonPasswords = await filterBytes
  return getPasswordAdvice({
    password,
    personalTexts: [...readOtherFields(form), ...readSessionTexts()],
    isCommon: (candidate) => commonPasswords.length > 0 && mightContain(commonPasswords, candidate),
  })
}

function readOtherFields(form: HTMLFormElement | null) {
  const fields = [...(form?.elements ?? [])]
  return fields.flatMap((field) =>
    field instanceof HTMLInputElement &&
    ['text', 'email'].includes(field.type) &&
    !isPassword(field)
      ? [field.value]
      : [],
  )
}

/** A shown password has type `text`, so check `autocomplete`. */
const isPassword = ({ autocomplete }: HTMLInputElement) => autocomplete.includes('password')

function readSessionTexts() {
  const { firstname = '', lastname = '', email = '' } = currentSession()?.user ?? {}
  return [firstname, lastname, email]
}
