import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const BackToLearning = () => (
  <p className="mb-4">
    <a href={routes.myLearning} className="inline-flex min-h-11 items-center">
      {myLearningWords().entries.back}
    </a>
  </p>
)
