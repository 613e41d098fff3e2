import type { ReactNode } from 'react'
import { Act } from '@/components/school/act'
import { Alert } from '@/components/ui/alert'
import { Way } from '@/components/ui/way'
import type { Obstacle } from '@/lib/rights/policy'
import { routes } from '@/lib/routes'
import { myDataWords } from '@/words/my-data'
import { personalWords } from '@/words/personal'
import { CopyForm } from './copy-form'
import { ErasureForm } from './erasure-form'

/** The three parts of the page on one's own data. */

export function StoredPart() {
  const { heading, intro, privacy, ask } = myDataWords().stored
  return (
    <Part id="stored" heading={heading}>
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold">{intro}</summary>
        <dl className="mt-3 grid gap-3">
          {Object.entries(personalWords().holdings).map(([name, { title, why }]) => (
            <div key={name}>
              <dt className="font-semibold">{title}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="flex flex-wrap gap-x-6">
        <Way href={routes.privacyPolicy}>{privacy}</Way>
        <Way href={routes.contact}>{ask}</Way>
      </p>
    </Part>
  )
}

export function CopyPart({ passkey }: { passkey: boolean }) {
  const { heading, text } = myDataWords().copy
  return (
    <Part id="copy" heading={heading}>
      <p>{text}</p>
      <CopyForm passkey={passkey} />
    </Part>
  )
}

type Planned = { day: string; keepCertificates: boolean } | null

type Erasing = { planned: Planned; obstacle: Obstacle | null; passkey: boolean }

export function ErasurePart(is: Erasing) {
  const { erase, planned: words } = myDataWords()
  if (is.planned)
    return (
      <Part id="erase" heading={words.heading(is.planned.day)}>
        <p>{is.planned.keepCertificates ? words.kept : words.gone}</p>
        <Act label={words.undo} path="/api/account/erasure/undo" then={routes.myData} atOnce />
      </Part>
    )
  return (
    <Part id="erase" heading={erase.heading}>
      <ul className="grid list-disc gap-2 pl-5">
        {erase.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {is.obstacle ? <InTheWay obstacle={is.obstacle} /> : <ErasureForm passkey={is.passkey} />}
    </Part>
  )
}

function InTheWay({ obstacle }: { obstacle: Obstacle }) {
  const { obstacles, toSchool } = myDataWords().erase
  return (
    <Alert tone="warning">
      <p>{obstacles[obstacle]}</p>
      {obstacle === 'lastCoordinator' && <Way href={routes.mySchool}>{toSchool}</Way>}
    </Alert>
  )
}

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-6">
    <h2 id={id} className="text-xl">
      {heading}
    </h2>
    {children}
  </section>
)
