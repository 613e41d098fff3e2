import { actionText } from '@/i18n/actions'

export function ActionError({ msg }: { msg?: string }) {
  return (
    <p role="alert" className="field-error">
      {msg ?? actionText().failure}
    </p>
  )
}
