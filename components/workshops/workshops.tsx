'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { FilterableList } from '@/components/ui/filterable-list'
import { listText } from '@/i18n/lists'
import { onlineTrainingText } from '@/i18n/online-training'
import { useAccess } from '@/lib/client/use-access'
import { routes, toLoginPath } from '@/lib/routes'
import type { WorkshopCard } from '@/lib/workshops/schema'
import { WorkshopCards } from './workshop-cards'
import { WorkshopTable } from './workshop-table'

/** If the login ends in another tab, only titles remain. */
export function Workshops({
  workshops,
  isSubscribed,
  children,
}: {
  workshops: WorkshopCard[]
  isSubscribed: boolean
  /** Between the table and the cards. */
  children?: ReactNode
}) {
  const uiText = onlineTrainingText()
  const access = useAccess(isSubscribed)
  const visibleWorkshops =
    access === 'visitor' ? workshops.map((workshop) => ({ ...workshop, link: null })) : workshops
  return (
    <>
      {access === 'visitor' && (
        <Alert tone="info" role="status" className="mt-6">
          <p>{uiText.visitor}</p>
          <p className="mt-3">
            <ButtonLink href={toLoginPath(routes.onlineTraining)}>{uiText.login}</ButtonLink>
          </p>
        </Alert>
      )}
      <FilterableList
        items={visibleWorkshops}
        getSearchTexts={({ title, otherTitles = [], text }) => [title, ...otherTitles, text]}
        getKind={({ link }) => (link ? uiText.register : uiText.table.locked)}
        formatCount={listText().workshops}
      >
        {(results) => (
          <>
            <WorkshopTable workshops={results} />
            {access === 'member' && (
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink href={routes.subscriptionForm} tone="accent">
                  {uiText.enroll}
                </ButtonLink>
                <p className="text-muted">{uiText.enrollNote}</p>
              </div>
            )}
            {children}
            <WorkshopCards workshops={results} />
          </>
        )}
      </FilterableList>
    </>
  )
}
