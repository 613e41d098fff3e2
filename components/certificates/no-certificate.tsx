import { Alert } from '@/components/ui/alert'
import type { LookedUp } from '@/lib/certificates/queries/look-up'
import { textOf } from '@/lib/certificates/typed'
import { certificateWords } from '@/words/certificate'
import { CheckForm } from './check-form'

type Found = Exclude<LookedUp, { is: 'certificate' | 'elsewhere' }>

/** Nothing to show for what was typed: why, and the form again. */
export function NoCertificate({ typed, found }: { typed: string; found: Found }) {
  const { page } = certificateWords()
  const { title, note } = found.is === 'tooMany' ? page.tooMany(found.seconds) : page.none[found.is]
  return (
    <div className="max-w-xl">
      <h1 className="underlined">{title}</h1>
      <Alert tone="warning" className="mt-6">
        {note}
      </Alert>
      <div className="mt-8">
        <CheckForm typed={textOf(typed)} />
      </div>
    </div>
  )
}
