import { BackToLearning } from '@/components/learning/back-to-learning'
import { FirstStepCards } from '@/components/learning/first-step-cards'
import { firstStepsText } from '@/i18n/first-steps'
import { requireViewer } from '@/lib/auth/viewer'
import { getFirstSteps } from '@/lib/learning/first-steps'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: firstStepsText().title }))

export default async function FirstStepsPage() {
  const viewer = await requireViewer(routes.firstSteps)
  const text = firstStepsText()
  const steps = await getFirstSteps(viewer)
  const doneCount = Object.values(steps.done).filter(Boolean).length
  const isComplete = !Object.values(steps.done).includes(false)
  return (
    <main className="page-width work-main">
      <BackToLearning />
      <h1>{text.title}</h1>
      <p className="text-muted">{isComplete ? text.all : text.lede(viewer.firstname)}</p>
      <p className="mt-2 font-semibold">{text.progress(doneCount)}</p>
      <FirstStepCards {...steps} />
      {isComplete && (
        <p className="mt-4">
          <a href={routes.toolkit} className="inline-flex min-h-11 items-center">
            {text.toolkit}
          </a>
        </p>
      )}
    </main>
  )
}
