import { currentSession } from '../session-store'
import { adviceOn } from './advice'
import { mayHold } from './filter'

/** Fetched when somebody comes to the field. Without it there is advice still, only not about this. */
const filter = fetch(new URL('./common.bin', import.meta.url))
  .then((answer) => (answer.ok ? answer.arrayBuffer() : new ArrayBuffer(0)))
  // As above: a line that fails is no reason to say anything to who types a password.
  .catch(() => new ArrayBuffer(0))
  .then((bytes) => new Uint8Array(bytes))

export async function adviceFor({ value, form }: HTMLInputElement) {
  const common = await filter
  return adviceOn({
    password: value,
    own: [...typedBeside(form), ...ofTheSession()],
    isCommon: (password) => common.length > 0 && mayHold(common, password),
  })
}

function typedBeside(form: HTMLFormElement | null) {
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

function ofTheSession() {
  const { firstname = '', lastname = '', email = '' } = currentSession()?.user ?? {}
  return [firstname, lastname, email]
}
