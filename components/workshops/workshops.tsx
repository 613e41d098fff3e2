'use client'

import { ButtonLink } from '@/components/site/button-link'
import { Alert } from '@/components/ui/alert'
import { LookedThrough } from '@/components/ui/looked-through'
import { useAccess } from '@/lib/client/use-access'
import { loginFor, routes } from '@/lib/routes'
import type { WorkshopCard } from '@/lib/workshops/schema'
import { listWords } from '@/words/lists'
import { onlineTrainingWords } from '@/words/online-training'
import { WorkshopCards } from './workshop-cards'
import { WorkshopTable } from './workshop-table'

/** The week's workshops twice, as a timetable and as cards. Who logs out elsewhere keeps the titles only. */
export function Workshops({ list, isSubscribed }: { list: WorkshopCard[]; isSubscribed: boolean }) {
  const words = onlineTrainingWords()
  const access = useAccess(isSubscribed)
  const shown = access === 'visitor' ? list.map((one) => ({ ...one, link: null })) : list
  return (
    <>
      {access === 'visitor' && (
        <Alert tone="info" role="status" className="mt-6">
          <p>{words.visitor}</p>
          <p className="mt-3">
            <ButtonLink href={loginFor(routes.onlineTraining)}>{words.login}</ButtonLink>
          </p>
        </Alert>
      )}
      <LookedThrough
        list={shown}
        said={({ title, text }) => [title, text]}
        kindOf={({ link }) => (link ? words.register : words.table.locked)}
        counted={listWords().workshops}
      >
        {(found) => (
          <>
            <WorkshopTable list={found} />
            {access === 'member' && (
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink href={routes.subscriptionForm} tone="accent">
                  {words.enroll}
                </ButtonLink>
                <p className="text-muted">{words.enrollNote}</p>
              </div>
            )}
            <WorkshopCards list={found} />
          </>
        )}
      </LookedThrough>
    </>
  )
}
