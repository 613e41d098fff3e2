import { Alert } from '@/components/ui/alert'
import { CheckForm } from './check-form'

type Props = { title: string; note: string; typed: string }

/** Nothing to show for what was typed: why, and the form again. */
export function NoCertificate({ title, note, typed }: Props) {
  return (
    <div className="max-w-xl">
      <h1 className="underlined">{title}</h1>
      <Alert tone="warning" className="mt-6">
        {note}
      </Alert>
      <div className="mt-8">
        <CheckForm typed={typed} />
      </div>
    </div>
  )
}
