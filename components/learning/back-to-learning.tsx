import { myLearningText } from '@/i18n/my-learning'
import { routes } from '@/lib/routes'

export const BackToLearning = () => (
  <p className="mb-4">
    <a href={routes.myLearning} className="inline-flex min-h-11 items-center">
      {myLearningText().entries.back}
    </a>
  </p>
)
