import { currentSession } from '../session-store'
import { getPasswordAdvice } from './advice'
import { mightContain } from './bloom-filter'

/** Fetched when somebody comes to the field. Without it there is advice still, only not about this. */
const filterBytes = fetch(new URL('./common.bin', import.meta.url))
  .then((response) => (response.ok ? response.arrayBuffer() : new ArrayBuffer(0)))
  // As above: a line that fails is no reason to say anything to who types a password.
  .catch(() => new ArrayBuffer(0))
  .then((bytes) => new Uint8Array(bytes))

export async function getAdviceForInput({ value: password, form }: HTMLInputElement) {
  const commonPasswords = await filterBytes
  return getPasswordAdvice({
    password,
    own: [...readOtherFields(form), ...readSessionTexts()],
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

/** One that is shown is a text field, too. */
const isPassword = ({ autocomplete }: HTMLInputElement) => autocomplete.includes('password')

function readSessionTexts() {
  const { firstname = '', lastname = '', email = '' } = currentSession()?.user ?? {}
  return [firstname, lastname, email]
}
