import type { ReactNode } from 'react'
import { settings } from '@/base/settings'
import { ActionButton } from '@/components/ui/action-button'
import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { myDataText } from '@/i18n/my-data'
import { personalDataText } from '@/i18n/personal'
import type { ErasureBlocker } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'
import { DataExportForm } from './data-export-form'
import { ErasureForm } from './erasure-form'

export function StoredDataSection() {
  const { heading, intro, privacy: privacyLabel, ask: contactLabel } = myDataText().stored
  return (
    <MyDataSection id="stored" heading={heading}>
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold">{intro}</summary>
        <dl className="mt-3 grid gap-3">
          {Object.entries(personalDataText().holdings).map(([name, { title, why: reason }]) => (
            <div key={name}>
              <dt className="font-semibold">{title}</dt>
              <dd>{reason}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="flex flex-wrap gap-x-6">
        <ActionLink href={routes.privacyPolicy}>{privacyLabel}</ActionLink>
        <ActionLink href={routes.contact}>{contactLabel}</ActionLink>
      </p>
    </MyDataSection>
  )
}

export function DataExportSection({ hasPasskey }: { hasPasskey: boolean }) {
  const { heading, text } = myDataText().copy
  return (
    <MyDataSection id="copy" heading={heading}>
      <p>{text}</p>
      <DataExportForm hasPasskey={hasPasskey} />
    </MyDataSection>
  )
}

type PlannedErasure = { day: string; keepCertificates: boolean } | null

type ErasureSectionOptions = {
  plannedErasure: PlannedErasure
  blocker: ErasureBlocker | null
  hasPasskey: boolean
}

export function ErasureSection(options: ErasureSectionOptions) {
  const { erase: eraseText, planned: plannedText } = myDataText()
  if (options.plannedErasure)
    return (
      <MyDataSection id="erase" heading={plannedText.heading(options.plannedErasure.day)}>
        <p>{options.plannedErasure.keepCertificates ? plannedText.kept : plannedText.gone}</p>
        <ActionButton
          label={plannedText.undo}
          path="/api/account/erasure/undo"
          redirectTo={routes.myData}
          isImmediate
        />
      </MyDataSection>
    )
  return (
    <MyDataSection id="erase" heading={eraseText.heading}>
      <ul className="grid list-disc gap-2 pl-5">
        {eraseText.points(settings().retention.erasureWaitDays).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {options.blocker ? (
        <ErasureBlockerNotice blocker={options.blocker} />
      ) : (
        <ErasureForm hasPasskey={options.hasPasskey} />
      )}
    </MyDataSection>
  )
}

function ErasureBlockerNotice({ blocker }: { blocker: ErasureBlocker }) {
  const { obstacles: blockerTexts, toSchool: schoolLinkLabel } = myDataText().erase
  return (
    <Alert tone="warning">
      <p>{blockerTexts[blocker]}</p>
      {blocker === 'lastCoordinator' && (
        <ActionLink href={routes.mySchool}>{schoolLinkLabel}</ActionLink>
      )}
    </Alert>
  )
}

const MyDataSection = ({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) => (
  <section aria-labelledby={id} className="grid gap-4 border-t border-rule pt-6">
    <h2 id={id} className="text-xl">
      {heading}
    </h2>
    {children}
  </section>
)
