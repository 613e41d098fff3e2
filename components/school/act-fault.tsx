import { actWords } from '@/words/acts'

export function ActFault({ msg }: { msg?: string }) {
  return (
    <p role="alert" className="field-error">
      {msg ?? actWords().failure}
    </p>
  )
}
