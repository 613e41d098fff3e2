'use client'

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

/** The week's workshops twice, as a timetable and as cards. Who logs out elsewhere keeps the titles only. */
export function Workshops({
  list: workshops,
  isSubscribed,
}: {
  list: WorkshopCard[]
  isSubscribed: boolean
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
        list={visibleWorkshops}
        said={({ title, text }) => [title, text]}
        kindOf={({ link }) => (link ? uiText.register : uiText.table.locked)}
        counted={listText().workshops}
      >
        {(results) => (
          <>
            <WorkshopTable list={results} />
            {access === 'member' && (
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink href={routes.subscriptionForm} tone="accent">
                  {uiText.enroll}
                </ButtonLink>
                <p className="text-muted">{uiText.enrollNote}</p>
              </div>
            )}
            <WorkshopCards list={results} />
          </>
        )}
      </FilterableList>
    </>
  )
}
